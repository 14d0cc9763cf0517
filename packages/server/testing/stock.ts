import { eq } from "drizzle-orm";
import { stock } from "../src/catalog/stock/tables.ts";
import { type Shop, together } from "../src/companies/shop.ts";

/** How many of the product stand on the shelf. */
export async function findStockOnHand(shop: Shop, productId: string): Promise<number | undefined> {
  const [row] = await together(shop, (tx) => tx.select().from(stock).where(eq(stock.productId, productId)));
  return row?.onHand;
}
