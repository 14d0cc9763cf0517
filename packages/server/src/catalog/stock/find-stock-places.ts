import { piecesForSale } from "@pecacerta/rules/stock-movement";
import { and, eq, inArray } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { stock } from "./tables.ts";

export type StockPlace = { onHand: number; minimum: number | null; shelf: string };

/** Of each product, also of those without a row of stock. */
export async function findStockPlaces(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<(productId: string) => StockPlace> {
  const { productId, onHand, minimum, shelf } = stock;
  const rows = await tx
    .select({ productId, onHand, minimum, shelf })
    .from(stock)
    .where(and(eq(stock.companyId, tx.companyId), inArray(productId, [...ids])));
  const places = new Map(
    rows.map(({ productId: id, ...place }) => [id, { ...place, onHand: piecesForSale(place.onHand) }]),
  );
  return (id) => places.get(id) ?? { onHand: 0, minimum: null, shelf: "" };
}
