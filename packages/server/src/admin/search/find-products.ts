import type { FoundProductDto } from "@pecacerta/contract/admin/search";
import { productState } from "@pecacerta/rules/product-state";
import { piecesForSale } from "@pecacerta/rules/stock-movement";
import { and, eq, inArray } from "drizzle-orm";
import { findBrandNames } from "../../catalog/brands/brand-sql.ts";
import { stock } from "../../catalog/stock/tables.ts";
import { products } from "../../catalog/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { Sender } from "../../platform/mail/sender.ts";

/** Returns products in the order of the ids; `namedId` is the one that the searched text names. */
export async function findProductsForStaff(
  tx: TenantTransaction,
  { ids, namedId }: { ids: readonly string[]; namedId: string | undefined },
  { urlOf }: Pick<Sender, "urlOf">,
): Promise<FoundProductDto[]> {
  if (ids.length === 0) return [];
  const { id, slug, name, sku, partNumber, brand, price, revision } = products;
  const columns = { id, slug, name, sku, partNumber, brand, price, revision };
  const state = { published: products.published, archivedAt: products.archivedAt };
  const rows = await tx
    .select({ ...columns, ...state, stock: stock.onHand, shelf: stock.shelf })
    .from(products)
    .leftJoin(stock, and(eq(stock.companyId, tx.companyId), eq(stock.productId, id)))
    .where(and(eq(products.companyId, tx.companyId), inArray(id, [...ids])));
  const brandNames = await findBrandNames(tx.client, tx.companyId, [...new Set(rows.map((row) => row.brand))]);
  const found = rows.map(({ published, archivedAt, slug: page, stock: onHand, shelf, ...row }) => ({
    ...row,
    brandName: brandNames.get(row.brand) ?? row.brand,
    isNamed: row.id === namedId,
    stock: piecesForSale(onHand ?? 0),
    shelf: shelf ?? "",
    state: productState({ published, isArchived: archivedAt !== null }),
    url: published ? urlOf(`/products/${page}`) : null,
  }));
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
