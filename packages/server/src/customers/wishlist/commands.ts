import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { MAX_WISHLIST_PRODUCTS } from "@pecacerta/rules/wishlist";
import { and, eq, sql } from "drizzle-orm";
import { findSellableProducts } from "../../catalog/products/sellable-products.ts";
import { products } from "../../catalog/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lockCustomer } from "../lock-customer.ts";
import { ownedBy } from "../owned-by.ts";
import { wishlistItems } from "./tables.ts";

export async function addWishlistItem(
  tx: TenantTransaction,
  customerId: string,
  productId: string,
): Promise<Outcome<undefined, "PRODUCT_NOT_FOUND" | "WISHLIST_FULL">> {
  if (!(await isPublishedProduct(tx, productId))) return refuse("PRODUCT_NOT_FOUND");
  // Serializes concurrent additions, so that the limit holds.
  await lockCustomer(tx, customerId);
  const before = await findWishlistItems(tx, customerId);
  if (before.some(({ id }) => id === productId)) return accept(undefined);
  if (before.length >= MAX_WISHLIST_PRODUCTS) return refuse("WISHLIST_FULL");
  // Not now(): rows of one transaction would have the same time.
  const createdAt = sql`clock_timestamp()`;
  await tx
    .insert(wishlistItems)
    .values({ companyId: tx.companyId, customerId, productId, createdAt })
    .onConflictDoNothing();
  return accept(undefined);
}

export async function removeWishlistItem(
  tx: TenantTransaction,
  customerId: string,
  productId: string,
): Promise<Outcome<undefined, "PRODUCT_NOT_FOUND">> {
  const deleted = await tx
    .delete(wishlistItems)
    .where(and(ownedBy(wishlistItems, tx, customerId), eq(wishlistItems.productId, productId)));
  return deleted.rowCount === 1 || (await isPublishedProduct(tx, productId))
    ? accept(undefined)
    : refuse("PRODUCT_NOT_FOUND");
}

const isPublishedProduct = async (tx: TenantTransaction, productId: string): Promise<boolean> =>
  (await findSellableProducts(tx, [productId])).has(productId);

// Unpublished products do not count towards the limit: the customer does not see them and cannot remove them.
const findWishlistItems = (tx: TenantTransaction, customerId: string): Promise<{ id: string }[]> =>
  tx
    .select({ id: products.id })
    .from(wishlistItems)
    .innerJoin(
      products,
      and(
        eq(products.companyId, wishlistItems.companyId),
        eq(products.id, wishlistItems.productId),
        products.published,
      ),
    )
    .where(ownedBy(wishlistItems, tx, customerId));
