import type { FitmentRow } from "@pecacerta/contract/fitment";
import { sql } from "drizzle-orm";
import type { Shop } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";
import { rowOnWire } from "./fit-queries.ts";

const MOST_FITMENTS = 1000;

/** The evidence of a product, as its page lists it: by make and family, what it does not serve after what it does. */
export async function fitmentsOf(shop: Shop, productId: string): Promise<FitmentRow[]> {
  const rows = await ofProduct(shop.database.readerPool, { company: shop.companyId, product: productId });
  return rows.map(rowOnWire);
}

const ofProduct = prepared<"company" | "product", Parameters<typeof rowOnWire>[0]>(
  "fitments-of-product",
  (value) => sql`
    select make, family, model, cod_fipe as "codFipe", year_from as "yearFrom", year_to as "yearTo", engine, fuel, body,
      position, quantity, note, source, excluded
    from fitments where company_id = ${value("company")} and product_id = ${value("product")}
    order by make, family, model, excluded, year_from, id limit ${sql.raw(String(MOST_FITMENTS))}`,
);
