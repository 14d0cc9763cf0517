import { type SQL, sql } from "drizzle-orm";
import type { StatementValue } from "../../platform/database/prepare-statement.ts";

const MAX_FITMENTS = 1000;

export const productFitmentsSql = (value: StatementValue<"company" | "product">): SQL => sql`
  select make, family, model, cod_fipe as "codFipe", year_from as "yearFrom", year_to as "yearTo", engine, fuel, body,
    position, quantity, note, source, excluded
  from fitments where company_id = ${value("company")} and product_id = ${value("product")}
  order by make, family, model, excluded, year_from, id limit ${sql.raw(String(MAX_FITMENTS))}`;
