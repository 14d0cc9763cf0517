import type { ProductCardDto, ProductDto } from "@pecacerta/contract/product";
import { resolveBrand } from "@pecacerta/rules/brand";
import { toDecimalAmount } from "@pecacerta/rules/money";
import { toPricePair } from "@pecacerta/rules/price";
import { type OutOfStockAvailability, toAvailability } from "@pecacerta/rules/stock";
import { type SQL, sql } from "drizzle-orm";
import type pg from "pg";
import { recordPageProduct } from "../../companies/page-products.ts";
import { type CategoryLink, categoryLinksSql, categoryPath } from "../categories/category-path.ts";
import { fitmentRowsSql, fittingVehicles } from "../fitment/fitting-vehicles.ts";
import { cachedVehicles, vehicleIdAt } from "../fitment/vehicle-cache.ts";

type ComputedFrom = Pick<ProductDto, "id" | "price" | "compareAtPrice" | "reviews" | "stock" | "brand">;
type StoredFields = ComputedFrom & { whenOut: OutOfStockAvailability; ratingSum: number; brandText: string };
/** `compatibility` may be the text of the product's rows, too. */
export type ProductRow = StoredFields &
  Omit<ProductDto, "availability" | "rating" | "compatibility" | "categories"> & {
    compatibility: string;
    categories: CategoryLink[];
  };
/** A product beside the mark of the vehicles that there were then. */
export type ProductQueryRow = { product: ProductRow; mark: string };
export type CardRow = StoredFields & Omit<ProductCardDto, "availability" | "rating">;

/** Products as the wire shows them. */
export async function toProductDtos(
  asked: Pick<pg.Pool | pg.PoolClient, "query">,
  rows: readonly ProductQueryRow[],
): Promise<ProductDto[]> {
  const mark = rows.find(({ product }) => hasFitmentRows(product))?.mark;
  const known = mark === undefined ? undefined : { mark, vehicles: await cachedVehicles(asked, mark) };
  const thisYear = new Date().getFullYear();
  for (const { product } of rows) recordPageProduct("whole", product.id);
  return rows.map(({ product }) => ({
    ...toDtoFields(product),
    categories: categoryPath(product.categories),
    compatibility:
      known && hasFitmentRows(product)
        ? Array.from(fittingVehicles(product.compatibility, known, thisYear), (place) =>
            vehicleIdAt(known.vehicles, place),
          )
        : (product.compatibility as "all" | "unknown"),
  }));
}

/** Whether its rows say which vehicles it serves. */
export const hasFitmentRows = ({ compatibility }: Pick<ProductRow, "compatibility">): boolean =>
  compatibility.startsWith("[");

/** What is stored, as it is sold. Whatever shows a product passes here. */
export function toDtoFields<ProductQueryRow extends StoredFields>({
  whenOut,
  ratingSum,
  brandText,
  ...stored
}: ProductQueryRow) {
  recordPageProduct("cards", stored.id);
  const { price, compareAtPrice } = toPricePair(stored.price, stored.compareAtPrice);
  return {
    ...stored,
    price: toDecimalAmount(price),
    compareAtPrice: compareAtPrice === null ? null : toDecimalAmount(compareAtPrice),
    rating: averageRating(ratingSum, stored.reviews),
    availability: toAvailability({ stock: stored.stock, whenOut }),
    brand: resolveBrand(stored.brand, brandText),
  };
}

/** Stars as the wire says them: two decimals, so that the filter by whole stars, made in the database, rounds the same. */
const averageRating = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum * 100) / count) / 100);

const compatibility = sql`case p.compatibility when 'listed' then ${fitmentRowsSql} else p.compatibility end`;

export const brandJson = sql`
  case when brands.slug is not null then json_build_object('slug', brands.slug, 'name', brands.name,
    'image', brands.image, 'country', nullif(brands.country, '')) end`;

const type = sql`json_build_object('slug', coalesce(product_types.slug, ''), 'name', coalesce(product_types.name, ''),
  'attributeGroups', coalesce(product_types.attribute_groups, '[]'))`;

/** The columns of a card of the product `p`, beside `cardJoined`. */
export const cardColumns = sql`p.id, p.slug, p.name, p.part_number as "partNumber", p.price,
  p.compare_at_price as "compareAtPrice", p.images, p.badges, p.rating_sum as "ratingSum", p.rating_count as reviews,
  coalesce(stock.on_hand, 0) as stock, p.when_out as "whenOut", ${brandJson} as brand, p.brand as "brandText"`;

export const cardJoins = sql`
  left join stock on stock.company_id = p.company_id and stock.product_id = p.id
  left join brands on brands.slug = p.brand`;

/** The product `p` and its neighbours of `goodsJoined` as one value. */
export const productJsonSql = sql`json_build_object(
    'id', p.id, 'ecommerce_uuid', p.company_id, 'name', p.name, 'slug', p.slug, 'sku', p.sku,
    'partNumber', p.part_number, 'price', p.price, 'compareAtPrice', p.compare_at_price,
    'images', p.images, 'badges', p.badges, 'ratingSum', p.rating_sum, 'reviews', p.rating_count,
    'stock', coalesce(stock.on_hand, 0), 'whenOut', p.when_out, 'compatibility', ${compatibility},
    'brand', ${brandJson}, 'brandText', p.brand, 'companyCity', coalesce(seat.cidade, ''),
    'companyState', coalesce(seat.uf, ''), 'type', ${type}, 'attributes', p.attributes, 'options', p.options,
    'tags', p.tags, 'categories', ${categoryLinksSql}, 'excerpt', p.excerpt, 'description', p.description
  )`;

export const productJoins = sql`
  ${cardJoins}
  left join product_types on product_types.company_id = p.company_id and product_types.id = p.type_id
  left join company_settings seat on seat.company_id = p.company_id`;

export const productStatement = (from: SQL, beside = sql``): SQL => sql`
  select ${beside} ${productJsonSql} as product, (select mark from vehicle_marks) as mark
  from ${from} ${productJoins}`;
