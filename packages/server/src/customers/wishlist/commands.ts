import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { MAX_WISHLIST_PRODUCTS } from "@pecacerta/rules/wishlist";
import { and, eq, sql } from "drizzle-orm";
import { findSellableProducts } from "../../catalog/products/sellable-products.ts";
import { products } from "../../catalog/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lockCustomer } from "../lock-customer.ts";
import { ownedBy } from "../owned-by.ts";
import { wishlistItems } from "./tables.ts";

/** Puts a product that is on show into the wishlist; one that is there already stays where it is. */
export async function addWishlistItem(
  tx: TenantTransaction,
  customerId: string,
  productId: string,
): Promise<Outcome<undefined, "PRODUCT_NOT_FOUND" | "WISHLIST_FULL">> {
  if (!(await isPublishedProduct(tx, productId))) return refuse("PRODUCT_NOT_FOUND");
  // Neither of two that add at once counts without the other.
  await lockCustomer(tx, customerId);
  const before = await findWishlistItems(tx, customerId);
  if (before.some(({ id }) => id === productId)) return accept(undefined);
  if (before.length >= MAX_WISHLIST_PRODUCTS) return refuse("WISHLIST_FULL");
  // The moment of this row, not of the transaction: two of one transaction would have no order.
  const createdAt = sql`clock_timestamp()`;
  await tx
    .insert(wishlistItems)
    .values({ companyId: tx.companyId, customerId, productId, createdAt })
    .onConflictDoNothing();
  return accept(undefined);
}

/** Takes a product out, one that is no longer on show as well; one that is not in the list is out of it already. */
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

// What nobody sees fills no list: it could not be taken out to make room.
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
