import { NUMBER_KINDS, OWN_NUMBER_KINDS } from "@pecacerta/rules/part-number";
import { PRODUCT_CONDITIONS } from "@pecacerta/rules/product-state";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

export type StoredOption = {
  type: "default" | "color";
  slug: string;
  name: string;
  values: { slug: string; name: string; color?: string; image?: string }[];
};
export type StoredAttribute = {
  slug: string;
  name: string;
  featured: boolean;
  values: { slug: string; name: string }[];
};
export type AttributeGroup = { slug: string; name: string; attributes: string[] };

export const countries = pgTable("countries", { code: text().primaryKey(), name: text().notNull() });

export const brands = pgTable("brands", {
  slug: text().primaryKey(),
  name: text().notNull(),
  image: text(),
  country: text().notNull().default(""),
  position: integer().notNull().default(0),
});

export const categories = pgTable(
  "categories",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    type: text({ enum: ["shop", "blog"] })
      .notNull()
      .default("shop"),
    slug: text().notNull(),
    name: text().notNull(),
    image: text(),
    parentId: uuid("parent_id"),
    layout: text({ enum: ["categories", "products"] })
      .notNull()
      .default("products"),
    customFields: jsonb("custom_fields").$type<Record<string, unknown>>().notNull().default({}),
    position: integer().notNull().default(0),
    requiresFitments: boolean("requires_fitments").notNull().default(false),
    requiresPosition: boolean("requires_position").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const productTypes = pgTable(
  "product_types",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    attributeGroups: jsonb("attribute_groups").$type<AttributeGroup[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const products = pgTable(
  "products",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    slug: text().notNull(),
    sku: text().notNull(),
    skuForm: text("sku_form").notNull().generatedAlwaysAs(sql`upper(sku)`),
    partNumber: text("part_number").notNull().default(""),
    normalizedPartNumber: text("normalized_part_number").notNull().default(""),
    name: text().notNull(),
    price: bigint({ mode: "number" }).notNull(),
    compareAtPrice: bigint("compare_at_price", { mode: "number" }),
    saleEndsAt: timestamp("sale_ends_at", { withTimezone: true }),
    whenOut: text("when_out", { enum: ["out-of-stock", "on-backorder", "pending"] })
      .notNull()
      .default("out-of-stock"),
    compatibility: text({ enum: ["all", "unknown", "listed"] })
      .notNull()
      .default("all"),
    brand: text().notNull().default(""),
    typeId: uuid("type_id"),
    images: jsonb().$type<string[]>().notNull().default([]),
    badges: jsonb().$type<string[]>().notNull().default([]),
    options: jsonb().$type<StoredOption[]>().notNull().default([]),
    attributes: jsonb().$type<StoredAttribute[]>().notNull().default([]),
    tags: jsonb().$type<string[]>().notNull().default([]),
    excerpt: text().notNull().default(""),
    description: text().notNull().default(""),
    searchText: text("search_text").notNull().default(""),
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    featured: boolean().notNull().default(false),
    published: boolean().notNull().default(true),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }),
    revision: integer().notNull().default(1),
    archivedAt: timestamp("archived_at", { withTimezone: true }),
    gtin: text().notNull().default(""),
    ncm: text().notNull().default(""),
    origin: smallint(),
    condition: text({ enum: [...PRODUCT_CONDITIONS] })
      .notNull()
      .default("new"),
    warrantyMonths: integer("warranty_months"),
    weight: integer("weight_g"),
    length: integer("length_mm"),
    width: integer("width_mm"),
    height: integer("height_mm"),
    seoTitle: text("seo_title").notNull().default(""),
    seoDescription: text("seo_description").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const productCategories = pgTable(
  "product_categories",
  {
    companyId: uuid("company_id").notNull(),
    categoryId: uuid("category_id").notNull(),
    productId: uuid("product_id").notNull(),
    direct: boolean().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.categoryId, table.productId] })],
);

export const productNumbers = pgTable(
  "product_numbers",
  {
    companyId: uuid("company_id").notNull(),
    productId: uuid("product_id").notNull(),
    normalizedNumber: text("normalized_number").notNull(),
    kind: text({ enum: [...OWN_NUMBER_KINDS, ...NUMBER_KINDS] }).notNull(),
    maker: text().notNull().default(""),
    number: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.productId, table.normalizedNumber, table.kind, table.maker] }),
  ],
);

export const fitments = pgTable(
  "fitments",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    productId: uuid("product_id").notNull(),
    vehicleType: smallint("vehicle_type").notNull(),
    make: text().notNull(),
    family: text().notNull(),
    model: text(),
    codFipe: text("cod_fipe"),
    yearFrom: integer("year_from").notNull(),
    yearTo: integer("year_to").notNull(),
    fuel: text(),
    engine: text(),
    body: text(),
    position: text(),
    quantity: integer(),
    note: text(),
    source: text().notNull().default(""),
    excluded: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
