import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { type PriceChanges, pricesAfter } from "@pecacerta/rules/product-prices";
import type { CellChoices } from "../product-cells/cell-fields.ts";
import { type CellEdit, rowChange } from "./cell-edits.ts";

/** Whether the new price takes the compare-at price away, of which no cell says so. */
export function endsSale(row: GridProductDto, edits: readonly CellEdit[], choices: CellChoices): boolean {
  const changes: PriceChanges = rowChange(row, edits, choices)?.changes ?? {};
  const { price, compareAtPrice } = row;
  const after = pricesAfter({ price, compareAtPrice, saleEndsAt: null }, changes);
  return compareAtPrice !== null && changes.compareAtPrice === undefined && after.compareAtPrice === null;
}
