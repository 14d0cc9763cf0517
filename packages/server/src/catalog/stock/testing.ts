import { eq } from "drizzle-orm";
import { type Shop, together } from "../../companies/shop.ts";
import { stock } from "./tables.ts";

/** How many of the product stand on the shelf. */
export async function onHand(shop: Shop, productId: string): Promise<number | undefined> {
  const [row] = await together(shop, (tx) => tx.select().from(stock).where(eq(stock.productId, productId)));
  return row?.onHand;
}
