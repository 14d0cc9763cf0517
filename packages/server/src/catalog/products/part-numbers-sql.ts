import { NUMBER_KINDS } from "@pecacerta/rules/part-number";
import { type SQL, sql } from "drizzle-orm";
import type { StatementValue } from "../../platform/database/prepare-statement.ts";

const KINDS = sql.raw(`array[${NUMBER_KINDS.map((kind) => `'${kind}'`).join(", ")}]`);

export const partNumbersSql = (value: StatementValue<"company" | "product">): SQL => sql`
  select kind, maker, number from product_numbers
  where company_id = ${value("company")} and product_id = ${value("product")} and kind = any (${KINDS})
  order by array_position(${KINDS}, kind), maker, normalized_number`;
