import type { CartDto, CartLineProductDto } from "@pecacerta/contract/cart";
import type { ProductDto } from "@pecacerta/contract/product";
import { matchAcceptedBids } from "@pecacerta/rules/bid";
import { buildCart } from "@pecacerta/rules/cart";
import type { Centavos } from "@pecacerta/rules/money";
import { sql } from "drizzle-orm";
import { type ProductQueryRow, toProductDtos } from "../../catalog/products/product-dto.ts";
import { productStatement } from "../../catalog/products/product-sql.ts";
import { findSalesTerms } from "../../companies/queries.ts";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findAcceptedBids } from "../pricing/accepted-bids.ts";
import type { ChosenOption } from "../tables/cart.ts";

type CartLineRow = ProductQueryRow & { id: number; options: ChosenOption[]; quantity: number; unitPrice: Centavos };

export const toCompactCart = (cart: CartDto): CartDto => ({
  ...cart,
  items: cart.items.map((item) => ({ ...item, product: toCartLineProduct(item.product) })),
});

function toCartLineProduct(product: CartLineProductDto): CartLineProductDto {
  const { id, slug, name, brand, sku, partNumber, price, options } = product;
  return { id, slug, name, brand, sku, partNumber, price, options, images: product.images.slice(0, 1) };
}

/** At the prices of accepted bids or at today's, without lines of unpublished products. */
export async function findCart(tx: TenantTransaction, customerId: string, now: Date): Promise<CartDto> {
  const owner = { company: tx.companyId, customer: customerId };
  const [[cart], rows, bids, terms] = await Promise.all([
    selectLastItemId(tx.client, owner),
    selectCartLines(tx.client, owner),
    findAcceptedBids(tx, customerId, now),
    findSalesTerms(tx),
  ]);
  const products = await toProductDtos(tx.client, rows);
  const lines = rows.map(({ id, options, quantity, unitPrice }, index) => {
    return { id, options, quantity, price: unitPrice, product: products[index] as ProductDto };
  });
  const bidsByLine = matchAcceptedBids(
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    bids,
  );
  const priced = lines.map((line, index) => ({ ...line, price: bidsByLine[index]?.price ?? line.price }));
  return buildCart(cart?.lastItemId ?? 0, priced, terms);
}

const selectLastItemId = prepareStatement<"company" | "customer", { lastItemId: number }>(
  "cart-last-item-id",
  (value) => sql`select last_item_id as "lastItemId" from carts
    where company_id = ${value("company")} and customer_id = ${value("customer")}`,
);

const selectCartLines = prepareStatement<"company" | "customer", CartLineRow>(
  "cart-lines",
  (value) => sql`${productStatement(
    value("company"),
    sql`cart_items line join products p on p.company_id = line.company_id and p.id = line.product_id`,
    sql`line.id, line.options, line.quantity, p.price as "unitPrice",`,
  )}
    where line.company_id = ${value("company")} and line.customer_id = ${value("customer")} and p.published
    order by line.id`,
);
