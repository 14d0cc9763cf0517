import type { FieldErrorKey } from "@pecacerta/contract/refusals";
import { isGlobalGtin } from "@pecacerta/rules/gtin";
import { MAX_CENTAVOS } from "@pecacerta/rules/money";
import { isNcm } from "@pecacerta/rules/ncm";
import { isNumberKind, type NumberKind } from "@pecacerta/rules/part-number";
import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import type { ProductCondition } from "@pecacerta/rules/product-state";
import type { OutOfStockAvailability } from "@pecacerta/rules/stock";
import { cleanText, normalizePartNumber } from "@pecacerta/rules/text";
import type { VehicleType } from "@pecacerta/rules/vehicle";
import { isUuid } from "../../platform/database/uuid.ts";
import type { StoredAttribute, StoredOption } from "../tables.ts";

/** Vehicles that a part fits or, with `excluded`, does not. A condition that is left out is met by all vehicles. */
export type NewFitment = {
  type: VehicleType;
  make: string;
  family: string;
  yearFrom: number;
  yearTo: number;
  model?: string;
  codFipe?: string;
  fuel?: string;
  engine?: string;
  body?: string;
  position?: string;
  quantity?: number;
  note?: string;
  source?: string;
  excluded?: boolean;
};

export type NewPartNumber = { kind: NumberKind; maker?: string; number: string };

/** Prices in centavos; `brand` is a slug or any name; `type` and `categories` are slugs. Ancestors are implied. */
export type NewProduct = {
  id?: string;
  slug: string;
  sku: string;
  name: string;
  partNumber?: string;
  price: number;
  compareAtPrice?: number | null;
  /** When the sale ends and the price returns to `compareAtPrice`. */
  saleEndsAt?: Date | null;
  stock?: number;
  sold?: number;
  whenOut?: OutOfStockAvailability;
  brand?: string;
  type?: string;
  categories?: readonly string[];
  compatibility?: "all" | "unknown" | "listed";
  fitments?: readonly NewFitment[];
  numbers?: readonly NewPartNumber[];
  images?: string[];
  badges?: string[];
  options?: StoredOption[];
  attributes?: StoredAttribute[];
  tags?: string[];
  excerpt?: string;
  description?: string;
  featured?: boolean;
  published?: boolean;
  createdAt: Date;
  gtin?: string;
  ncm?: string;
  origin?: number | null;
  condition?: ProductCondition;
  warrantyMonths?: number | null;
  /** In grams; the lengths of its box in millimeters. */
  weight?: number | null;
  length?: number | null;
  width?: number | null;
  height?: number | null;
  seoTitle?: string;
  seoDescription?: string;
  internals?: ProductInternals;
};

/** What no page shows. `cost` in centavos. */
export type ProductInternals = { cost: number | null; supplier: string; supplierCode: string; notes: string };

/** Path segments of other calls below /products; of pages, ids lead to the product. */
const RESERVED_SLUGS = new Set(["all", "latest", "popular", "featured", "search"]);
const MAX_STOCK = 1_000_000;

export const isValidSlug = (text: string): boolean =>
  text.length <= PRODUCT_LIMITS.name && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** Whether a page of a product may have this address. */
export const isFreeForProducts = (slug: string): boolean =>
  isValidSlug(slug) && !RESERVED_SLUGS.has(slug) && !isUuid(slug);

export const isValidName = (text: string): boolean =>
  cleanText(text) !== "" && text.length <= PRODUCT_LIMITS.name && !/\p{Cc}/u.test(text);

export function validateProduct(product: NewProduct): Partial<Record<keyof NewProduct, FieldErrorKey>> {
  const { slug, name, sku, partNumber = "", brand = "", excerpt = "", description = "" } = product;
  const { price, compareAtPrice = null, stock = 0, fitments = [], numbers = [], gtin = "", ncm = "" } = product;
  const { options = [], attributes = [] } = product;
  const wrong = {
    slug: !isFreeForProducts(slug),
    name: !isValidName(name),
    sku: !isValidName(sku) || sku.length > PRODUCT_LIMITS.code,
    partNumber: partNumber.length > PRODUCT_LIMITS.code,
    brand: brand.length > PRODUCT_LIMITS.name,
    price: !isValidPrice(price),
    compareAtPrice: compareAtPrice !== null && !isValidPrice(compareAtPrice),
    stock: !Number.isInteger(stock) || stock < 0 || stock > MAX_STOCK,
    excerpt: excerpt.length > PRODUCT_LIMITS.excerpt,
    description: description.length > PRODUCT_LIMITS.description,
    numbers: !numbers.every(isValidPartNumber),
    fitments: !fitments.every(isValidFitment),
    options: !hasDistinctSlugs(options) || !options.every(({ values }) => hasDistinctSlugs(values)),
    attributes: !hasDistinctSlugs(attributes),
    gtin: gtin !== "" && !isGlobalGtin(gtin),
    ncm: ncm !== "" && !isNcm(ncm),
  };
  const fields = (Object.keys(wrong) as (keyof typeof wrong)[]).filter((field) => wrong[field]);
  return Object.fromEntries(fields.map((field) => [field, field === "gtin" ? "INVALID_GTIN" : "ERROR_FORM_INVALID"]));
}

const isValidPartNumber = ({ kind, maker = "", number }: NewPartNumber): boolean =>
  isNumberKind(kind) &&
  maker.length <= PRODUCT_LIMITS.name &&
  number.length <= PRODUCT_LIMITS.code &&
  normalizePartNumber(number) !== "";

const isValidFitment = ({ yearFrom, yearTo, family, model = "", codFipe = "" }: NewFitment): boolean =>
  yearFrom <= yearTo && `${family}${model}${codFipe}` !== "";

/** A cart names a choice by the slugs of option and value. */
const hasDistinctSlugs = (named: readonly { slug: string }[]): boolean =>
  new Set(named.map(({ slug }) => slug)).size === named.length;

const isValidPrice = (centavos: number): boolean =>
  Number.isInteger(centavos) && centavos >= 0 && centavos <= MAX_CENTAVOS;
