import { MAX_SELECTED } from "@pecacerta/contract/admin/selections";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findFilteredIds, type ProductFilter } from "../product-list/list-products.ts";

export type ProductSelection = ProductFilter & { ids?: readonly string[] | undefined };

export async function findSelection(
  tx: TenantTransaction,
  { ids, ...filter }: ProductSelection,
): Promise<Outcome<string[], "TOO_MANY_PRODUCTS">> {
  const found = ids ?? (await findFilteredIds(tx, filter, MAX_SELECTED));
  return found ? accept([...new Set(found)].sort()) : refuse("TOO_MANY_PRODUCTS");
}
