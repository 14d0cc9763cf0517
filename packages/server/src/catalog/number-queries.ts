import { NUMBER_KINDS, type PartNumber } from "@pecacerta/rules/part-number";
import { sql } from "drizzle-orm";
import type { Shop } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";

/** The numbers that others list a product under: its maker's first, those it replaced last. */
export const numbersOf = (shop: Shop, productId: string): Promise<PartNumber[]> =>
  ofProduct(shop.database.readerPool, { company: shop.companyId, product: productId });

const KINDS = sql.raw(`array[${NUMBER_KINDS.map((kind) => `'${kind}'`).join(", ")}]`);

const ofProduct = prepared<"company" | "product", PartNumber>(
  "numbers-of-product",
  (value) => sql`
    select kind, maker, number from product_numbers
    where company_id = ${value("company")} and product_id = ${value("product")} and kind = any (${KINDS})
    order by array_position(${KINDS}, kind), maker, form`,
);
