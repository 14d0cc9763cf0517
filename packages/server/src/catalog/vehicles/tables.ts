import { integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";

/**
 * One row per model version, year and fuel of the price table, and one with an empty model per family and year. Types: 1
 * car, 2 motorcycle, 3 truck.
 */
export const vehicles = pgTable("vehicles", {
  id: uuid().primaryKey(),
  type: smallint().notNull(),
  makeCode: text("make_code").notNull(),
  make: text().notNull(),
  modelCode: text("model_code").notNull(),
  model: text().notNull(),
  family: text().notNull(),
  year: integer().notNull(),
  yearCode: text("year_code").notNull(),
  fuel: text().notNull().default(""),
  engine: text().notNull().default(""),
  codFipe: text("cod_fipe").notNull(),
  price: text(),
  referenceMonth: text("reference_month"),
});
