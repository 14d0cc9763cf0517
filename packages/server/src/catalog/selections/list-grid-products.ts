import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { MAX_SELECTED } from "@pecacerta/contract/admin/selections";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findListedIds } from "../product-list/list-products.ts";
import type { ProductSort } from "../product-list/product-position.ts";
import { findStoredProducts } from "../products/staff/stored-products.ts";
import { findStockPlaces } from "../stock/find-stock-places.ts";
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
  const placeOf = await findStockPlaces(tx, ids);
  const items = ids.flatMap((id) => {
    const product = stored.get(id);
    if (!product) return [];
    const { revision, content } = product;
    return [{ ...content, ...placeOf(id), id, revision, cost: seesCost ? content.cost : null }];
  });
  return { items, total, isMore };
}
