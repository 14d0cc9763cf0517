import type { StockRowDto } from "@pecacerta/contract/admin/stock";
import { partIdentity } from "@pecacerta/rules/part-number";
import { Badge } from "@pecacerta/ui/badge.tsx";
import type { ReactNode } from "react";
import type { RecordCard, RecordColumn } from "../list/record-rows.ts";
import { formatInteger } from "../texts/list-texts.ts";
import { stockTexts } from "../texts/stock-texts.ts";
import { StockPlaceField } from "./stock-place-field.tsx";
import "./stock.css";

type StockRowProps = { row: StockRowDto };
type RowActions = ((row: StockRowDto) => ReactNode) | undefined;
type StockColumns = readonly [RecordColumn<StockRowDto>, ...RecordColumn<StockRowDto>[]];

const DEFAULT_MINIMUM = 2;

const isLow = ({ onHand, minimum, state }: StockRowDto): boolean =>
  state !== "archived" && onHand <= (minimum ?? DEFAULT_MINIMUM);

const heldText = ({ reserved, toPick, toPutBack, missing }: StockRowDto): string =>
  [
    missing > 0 && stockTexts.short(missing),
    reserved > 0 && stockTexts.reserved(reserved),
    toPick > 0 && stockTexts.toPick(toPick),
    toPutBack > 0 && stockTexts.toPutBack(toPutBack),
  ]
    .filter(Boolean)
    .join(" · ");

const StateBadge = ({ row: { state } }: StockRowProps) =>
  state === "published" ? null : <Badge tone="neutral">{stockTexts[state]}</Badge>;

const OnHand = ({ row }: StockRowProps) => (
  <>
    <span className={isLow(row) ? "stock-low" : "strong"}>{formatInteger(row.onHand)}</span>
    {heldText(row) ? <span className="note stock-held">{heldText(row)}</span> : null}
  </>
);

/** `actions`: of members who may change stock, and its place too. */
export const stockColumns = (actions: RowActions): StockColumns => [
  {
    id: "name",
    header: stockTexts.product,
    wraps: true,
    cell: (row) => <span className="stock-name">{row.name}</span>,
  },
  {
    id: "number",
    header: stockTexts.numbers,
    wraps: true,
    from: "lg",
    cell: (row) => (
      <>
        {partIdentity(row)} <StateBadge row={row} />
      </>
    ),
  },
  {
    id: "shelf",
    header: stockTexts.shelf,
    cell: (row) => (actions ? <StockPlaceField row={row} field="shelf" /> : row.shelf),
  },
  { id: "onHand", header: stockTexts.onHand, cell: (row) => <OnHand row={row} />, isNumeric: true },
  {
    id: "minimum",
    header: stockTexts.minimum,
    isNumeric: true,
    cell: (row) => (actions ? <StockPlaceField row={row} field="minimum" /> : (row.minimum ?? "")),
  },
  ...(actions ? [{ id: "actions", header: stockTexts.actions, cell: actions }] : []),
];

export const stockCard = (actions: RowActions): RecordCard<StockRowDto> => ({
  title: ({ name }) => name,
  body: (row) => (
    <>
      <p className="note wrap-anywhere">{partIdentity(row)}</p>
      <p className="flex flex-wrap items-center gap-2">
        <span className={isLow(row) ? "stock-low" : "strong"}>{stockTexts.onHandOf(row.onHand)}</span>
        <span className="note">{placeText(row)}</span>
        <StateBadge row={row} />
      </p>
      {heldText(row) ? <p className="note">{heldText(row)}</p> : null}
    </>
  ),
  ...(actions && {
    action: (row) => (
      <>
        {actions(row)}
        <details className="stock-place">
          <summary>{stockTexts.place}</summary>
          <div className="grid grid-cols-2 gap-2">
            <StockPlaceField row={row} field="shelf" />
            <StockPlaceField row={row} field="minimum" />
          </div>
        </details>
      </>
    ),
  }),
});

const placeText = ({ shelf, minimum }: StockRowDto): string =>
  [shelf || stockTexts.noShelf, minimum !== null && stockTexts.minimumIs(minimum)].filter(Boolean).join(" · ");
