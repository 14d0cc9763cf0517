import type { ReactNode } from "react";
import type { Selection } from "./use-selection.ts";

export type RecordColumn<Row> = {
  id: string;
  header: string;
  /** The first column's content is inside the link to the record. */
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** Long texts; other columns stay on one line. */
  wraps?: boolean;
  /** Narrower windows do not show it. */
  from?: "lg" | "xl";
};

/** A row on a narrow screen: the title is the link to the record. */
export type RecordCard<Row> = {
  title: (row: Row) => ReactNode;
  body: (row: Row) => ReactNode;
  action?: (row: Row) => ReactNode;
};

export type RecordRowsProps<Row> = {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly [RecordColumn<Row>, ...RecordColumn<Row>[]];
  card: RecordCard<Row>;
  rowKey: (row: Row) => string;
  /** Names the row in the label of its checkbox: "pedido 1001". */
  rowLabel: (row: Row) => string;
  /** Address of the record. */
  rowPath: (row: Row) => string;
  selection?: Selection;
  isOutdated: boolean;
};
