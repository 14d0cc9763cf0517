import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { MAX_SELECTED } from "@pecacerta/contract/admin/selections";
import { and, eq, inArray } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findListedIds } from "../product-list/list-products.ts";
import type { ProductSort } from "../product-list/product-position.ts";
import { findStoredProducts } from "../products/staff/stored-products.ts";
import { stock } from "../stock/tables.ts";
import type { ProductSelection } from "./find-selection.ts";

type GridInput = { selection: ProductSelection; sort: ProductSort; seesCost: boolean };
type GridProducts = { items: GridProductDto[]; total: number; isMore: boolean };

/** The first products, in the order of a list. `seesCost`: else the costs are null. */
export async function listGridProducts(
  tx: TenantTransaction,
  { selection, sort, seesCost }: GridInput,
): Promise<GridProducts> {
  const { ids, total, isMore } = await findListedIds(tx, { ...selection, sort, limit: MAX_SELECTED });
  const stored = await findStoredProducts(tx, ids, { withFitments: false });
  const places = await findStockPlaces(tx, ids);
  const items = ids.flatMap((id) => {
    const product = stored.get(id);
    if (!product) return [];
    const { revision, content } = product;
    const place = places.get(id) ?? { onHand: 0, minimum: null, shelf: "" };
    return [{ ...content, ...place, id, revision, cost: seesCost ? content.cost : null }];
  });
  return { items, total, isMore };
}

async function findStockPlaces(tx: TenantTransaction, ids: readonly string[]) {
  const { productId, onHand, minimum, shelf } = stock;
  const rows = await tx
    .select({ productId, onHand, minimum, shelf })
    .from(stock)
    .where(and(eq(stock.companyId, tx.companyId), inArray(productId, [...ids])));
  return new Map(rows.map(({ productId: id, ...place }) => [id, place]));
}
