import type { CardProduct, Product } from "@pecacerta/contract/product";
import { brandOf } from "@pecacerta/rules/brand";
import { reaisOf } from "@pecacerta/rules/money";
import { pricePair } from "@pecacerta/rules/price";
import { availabilityOf, type WhenOut } from "@pecacerta/rules/stock";
import { type SQL, sql } from "drizzle-orm";
import type pg from "pg";
import { type Place, pathOf, storedPlaces } from "../categories/category-path.ts";
import { servedBy, storedRows } from "../fitment/served-vehicles.ts";
import { idAt, vehiclesMarked } from "../fitment/vehicles-kept.ts";
import { noteShown } from "./shown-products.ts";

type Sold = Pick<Product, "id" | "price" | "compareAtPrice" | "reviews" | "stock" | "brand">;
type Unsold = Sold & { whenOut: WhenOut; ratingSum: number; brandText: string };
/** `compatibility` may be the text of the product's rows, too. */
export type StoredProduct = Unsold &
  Omit<Product, "availability" | "rating" | "compatibility" | "categories"> & {
    compatibility: string;
    categories: Place[];
  };
/** A product beside the mark of the vehicles that there were then. */
export type Stored = { product: StoredProduct; mark: string };
export type StoredCard = Unsold & Omit<CardProduct, "availability" | "rating">;

/** Products as the wire shows them. */
export async function productsOf(
  asked: Pick<pg.Pool | pg.PoolClient, "query">,
  rows: readonly Stored[],
): Promise<Product[]> {
  const mark = rows.find(({ product }) => isListed(product))?.mark;
  const known = mark === undefined ? undefined : { mark, vehicles: await vehiclesMarked(asked, mark) };
  const thisYear = new Date().getFullYear();
  for (const { product } of rows) noteShown("whole", product.id);
  return rows.map(({ product }) => ({
    ...soldAs(product),
    categories: pathOf(product.categories),
    compatibility:
      known && isListed(product)
        ? Array.from(servedBy(product.compatibility, known, thisYear), (place) => idAt(known.vehicles, place))
        : (product.compatibility as "all" | "unknown"),
  }));
}

/** Whether its rows say which vehicles it serves. */
export const isListed = ({ compatibility }: Pick<StoredProduct, "compatibility">): boolean =>
  compatibility.startsWith("[");

/** What is stored, as it is sold. Whatever shows a product passes here. */
export function soldAs<Stored extends Unsold>({ whenOut, ratingSum, brandText, ...stored }: Stored) {
  noteShown("cards", stored.id);
  const { price, compareAtPrice } = pricePair(stored.price, stored.compareAtPrice);
  return {
    ...stored,
    price: reaisOf(price),
    compareAtPrice: compareAtPrice === null ? null : reaisOf(compareAtPrice),
    rating: averageOf(ratingSum, stored.reviews),
    availability: availabilityOf({ stock: stored.stock, whenOut }),
    brand: brandOf(stored.brand, brandText),
  };
}

/** Stars as the wire says them: two decimals, so that the filter by whole stars, made in the database, rounds the same. */
const averageOf = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum * 100) / count) / 100);

const compatibility = sql`case p.compatibility when 'listed' then ${storedRows} else p.compatibility end`;

export const storedBrand = sql`
  case when brands.slug is not null then json_build_object('slug', brands.slug, 'name', brands.name,
    'image', brands.image, 'country', nullif(brands.country, '')) end`;

const type = sql`json_build_object('slug', coalesce(product_types.slug, ''), 'name', coalesce(product_types.name, ''),
  'attributeGroups', coalesce(product_types.attribute_groups, '[]'))`;

/** The columns of a card of the product `p`, beside `cardJoined`. */
export const storedCard = sql`p.id, p.slug, p.name, p.part_number as "partNumber", p.price,
  p.compare_at_price as "compareAtPrice", p.images, p.badges, p.rating_sum as "ratingSum", p.rating_count as reviews,
  coalesce(stock.on_hand, 0) as stock, p.when_out as "whenOut", ${storedBrand} as brand, p.brand as "brandText"`;

export const cardJoined = sql`
  left join stock on stock.company_id = p.company_id and stock.product_id = p.id
  left join brands on brands.slug = p.brand`;

/** The product `p` and its neighbours of `goodsJoined` as one value. */
export const storedProduct = sql`json_build_object(
    'id', p.id, 'ecommerce_uuid', p.company_id, 'name', p.name, 'slug', p.slug, 'sku', p.sku,
    'partNumber', p.part_number, 'price', p.price, 'compareAtPrice', p.compare_at_price,
    'images', p.images, 'badges', p.badges, 'ratingSum', p.rating_sum, 'reviews', p.rating_count,
    'stock', coalesce(stock.on_hand, 0), 'whenOut', p.when_out, 'compatibility', ${compatibility},
    'brand', ${storedBrand}, 'brandText', p.brand, 'companyCity', coalesce(seat.cidade, ''),
    'companyState', coalesce(seat.uf, ''), 'type', ${type}, 'attributes', p.attributes, 'options', p.options,
    'tags', p.tags, 'categories', ${storedPlaces}, 'excerpt', p.excerpt, 'description', p.description
  )`;

export const goodsJoined = sql`
  ${cardJoined}
  left join product_types on product_types.company_id = p.company_id and product_types.id = p.type_id
  left join company_settings seat on seat.company_id = p.company_id`;

export const statementOf = (from: SQL, beside = sql``): SQL => sql`
  select ${beside} ${storedProduct} as product, (select mark from vehicle_marks) as mark
  from ${from} ${goodsJoined}`;
