import type { ProductCardDto, ProductDto } from "@pecacerta/contract/product";
import { resolveBrand } from "@pecacerta/rules/brand";
import { toPricePair } from "@pecacerta/rules/price";
import { type OutOfStockAvailability, toAvailability } from "@pecacerta/rules/stock";
import type pg from "pg";
import { recordPageProduct } from "../../companies/page-products.ts";
import { type CategoryLink, categoryPath } from "../categories/category-path.ts";
import { findFittingVehicles } from "../fitment/fitting-vehicles.ts";
import { cachedVehicles } from "../fitment/vehicle-cache.ts";

/** What both kinds of rows have to compute their DTO from. */
type StoredFields = Pick<ProductDto, "id" | "price" | "compareAtPrice" | "reviews" | "stock" | "brand"> & {
  whenOut: OutOfStockAvailability;
  ratingSum: number;
  brandText: string;
};
/** `compatibility`: "all", "unknown", or the JSON of the fitment rows. */
export type ProductRow = StoredFields &
  Omit<ProductDto, "availability" | "rating" | "compatibility" | "categories"> & {
    compatibility: string;
    categories: CategoryLink[];
  };
export type ProductQueryRow = { product: ProductRow; vehicleVersion: string };
export type CardRow = StoredFields & Omit<ProductCardDto, "availability" | "rating">;

export async function toProductDtos(
  client: Pick<pg.Pool | pg.PoolClient, "query">,
  rows: readonly ProductQueryRow[],
): Promise<ProductDto[]> {
  const version = rows.find(({ product }) => hasFitmentRows(product))?.vehicleVersion;
  const vehicles = version === undefined ? undefined : await cachedVehicles(client, version);
  const thisYear = new Date().getFullYear();
  for (const { product } of rows) recordPageProduct("whole", product.id);
  return rows.map(({ product }) => ({
    ...toDtoFields(product),
    categories: categoryPath(product.categories),
    compatibility:
      vehicles && hasFitmentRows(product)
        ? Array.from(
            findFittingVehicles(product.compatibility, vehicles, thisYear),
            (position) => vehicles.ids[position] as string,
          )
        : (product.compatibility as "all" | "unknown"),
  }));
}

const hasFitmentRows = ({ compatibility }: Pick<ProductRow, "compatibility">): boolean => compatibility.startsWith("[");

/** Computes the DTO's price, rating, availability and brand. Every product that is shown passes here. */
export function toDtoFields<Row extends StoredFields>({ whenOut, ratingSum, brandText, ...row }: Row) {
  recordPageProduct("cards", row.id);
  return {
    ...row,
    ...toPricePair(row.price, row.compareAtPrice),
    rating: averageRating(ratingSum, row.reviews),
    availability: toAvailability({ stock: row.stock, whenOut }),
    brand: resolveBrand(row.brand, brandText),
  };
}

export function toProductCardDto(product: ProductDto): ProductCardDto {
  const { id, slug, name, sku, partNumber, brand, images, badges } = product;
  const { price, compareAtPrice, rating, reviews, stock, availability } = product;
  return {
    id,
    slug,
    name,
    sku,
    partNumber,
    brand,
    badges,
    images: images.slice(0, 1),
    price,
    compareAtPrice,
    rating,
    reviews,
    stock,
    availability,
  };
}

/** With two decimals, as the column `stars` is rounded that the rating filter reads. */
const averageRating = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum * 100) / count) / 100);
