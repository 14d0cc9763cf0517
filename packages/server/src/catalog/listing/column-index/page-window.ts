import { pageWindow } from "@pecacerta/rules/listing";
import type { ListedPosition, PageRequest } from "../product-index.ts";
import type { ProductColumns } from "./product-columns.ts";
import { positionOf, type SortedRows } from "./sorted-rows.ts";

export type RowWindow = { offset: number; limit: number };

export function toRowWindow(
  columns: ProductColumns,
  sorted: SortedRows,
  request: PageRequest,
  total: number,
): RowWindow {
  const { limit } = request;
  if ("page" in request) {
    const { from } = pageWindow({ page: request.page, limit, total });
    return from > 0 ? { offset: from - 1, limit } : { offset: 0, limit: 0 };
  }
  if (request.after) return { offset: offsetAfter(columns, sorted, request.after), limit };
  if (!request.before) return { offset: 0, limit };
  const end = offsetOf(columns, sorted, request.before);
  const offset = Math.max(0, end - limit);
  return { offset, limit: end - offset };
}

function offsetAfter(columns: ProductColumns, sorted: SortedRows, listed: ListedPosition): number {
  const current = positionOf(columns, sorted, listed);
  return current === undefined ? listed.position - 1 : current + 1;
}

// A product that has left the listing is assumed where it was: its successor is there now.
const offsetOf = (columns: ProductColumns, sorted: SortedRows, listed: ListedPosition): number =>
  positionOf(columns, sorted, listed) ?? listed.position - 1;
