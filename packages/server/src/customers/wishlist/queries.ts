import type { ProductDto } from "@pecacerta/contract/product";
import { sql } from "drizzle-orm";
import { type ProductQueryRow, toProductDtos } from "../../catalog/products/product-dto.ts";
import { productStatement } from "../../catalog/products/product-sql.ts";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

export async function findWishlistProducts(tx: TenantTransaction, customerId: string): Promise<ProductDto[]> {
  return toProductDtos(tx.client, await selectWishlist(tx.client, { company: tx.companyId, customer: customerId }));
}

const selectWishlist = prepareStatement<"company" | "customer", ProductQueryRow>(
  "wishlist-products",
  (value) => sql`${productStatement(
    value("company"),
    sql`wishlist_items wish join products p on p.company_id = wish.company_id and p.id = wish.product_id`,
  )}
    where wish.company_id = ${value("company")} and wish.customer_id = ${value("customer")} and p.published
    order by wish.created_at desc, p.id desc`,
);
