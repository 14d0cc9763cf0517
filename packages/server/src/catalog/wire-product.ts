import type { CardProduct, Product } from "@pecacerta/contract/product";
import { brandOf } from "@pecacerta/rules/brand";
import { reaisOf } from "@pecacerta/rules/money";
import { pricePair } from "@pecacerta/rules/price";
import { availabilityOf, type WhenOut } from "@pecacerta/rules/stock";
import { type SQL, sql } from "drizzle-orm";
import type pg from "pg";
import { reader, type Shop, type Tx } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";
import { type Place, pathOf, storedPlaces } from "./category-path.ts";
import { servedBy, storedRows } from "./served-vehicles.ts";
import { vehiclesMarked } from "./vehicles-kept.ts";

/**
 * Products as the wire shows them, in the order in which `ids` (a query of one column, `id`) names them.
 * However many there are, the database builds them, nested lists and all, in one statement.
 */
export async function productsPicked(shop: Shop, ids: SQL): Promise<Product[]> {
  const { rows } = await reader(shop).execute<{ id: string }>(ids);
  return productsByIds(
    shop,
    rows.map(({ id }) => id),
  );
}

/** As many as there are of the company's and on show, in the order of the ids. */
export async function productsByIds(shop: Shop, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { readerPool } = shop.database;
  return productsOf(readerPool, await byIds(readerPool, { company: shop.companyId, ids }));
}

/** The same as `productsByIds`, for cards. */
export async function cardsByIds(shop: Shop, ids: readonly string[]): Promise<CardProduct[]> {
  if (ids.length === 0) return [];
  const rows = await cardsOf(shop.database.readerPool, { company: shop.companyId, ids });
  return rows.map((row) => soldAs(row));
}

export async function productWithSlug(shop: Shop, slug: string): Promise<Product | undefined> {
  const { readerPool } = shop.database;
  const [product] = await productsOf(readerPool, await bySlug(readerPool, { company: shop.companyId, slug }));
  return product;
}

/** A line of a cart as it is kept, and its product: only lines whose product is on show. */
export type CartLine = { id: number; options: { name: string; value: string }[]; quantity: number; product: Product };

export async function productsInCart(tx: Tx, customer: string): Promise<CartLine[]> {
  const rows = await inCart(tx.client, { company: tx.companyId, customer });
  const products = await productsOf(tx.client, rows);
  return rows.map(({ id, options, quantity }, at) => ({ id, options, quantity, product: products[at] as Product }));
}

/** The products on show of a customer's wishlist, the last one added first. */
export async function productsWished(tx: Tx, customer: string): Promise<Product[]> {
  return productsOf(tx.client, await wished(tx.client, { company: tx.companyId, customer }));
}

type Sold = Pick<Product, "price" | "compareAtPrice" | "reviews" | "stock" | "brand">;
type Unsold = Sold & { whenOut: WhenOut; ratingSum: number; brandText: string };
/** `compatibility` may be the text of the product's rows, too. */
type StoredProduct = Unsold &
  Omit<Product, "availability" | "rating" | "compatibility" | "categories"> & {
    compatibility: string;
    categories: Place[];
  };
/** A product beside the mark of the vehicles that there were then. */
type Stored = { product: StoredProduct; mark: string };
type StoredCard = Unsold & Omit<CardProduct, "availability" | "rating">;

async function productsOf(asked: Pick<pg.Pool | pg.PoolClient, "query">, rows: readonly Stored[]): Promise<Product[]> {
  const mark = rows.find(({ product }) => isListed(product))?.mark;
  const known = mark === undefined ? undefined : { mark, vehicles: await vehiclesMarked(asked, mark) };
  const thisYear = new Date().getFullYear();
  return rows.map(({ product }) => ({
    ...soldAs(product),
    categories: pathOf(product.categories),
    compatibility:
      known && isListed(product)
        ? [...servedBy(product.compatibility, known, thisYear)]
        : (product.compatibility as "all" | "unknown"),
  }));
}

const isListed = ({ compatibility }: Pick<StoredProduct, "compatibility">): boolean => compatibility.startsWith("[");

function soldAs<Stored extends Unsold>({ whenOut, ratingSum, brandText, ...stored }: Stored) {
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

const brand = sql`
  case when brands.slug is not null then json_build_object('slug', brands.slug, 'name', brands.name,
    'image', brands.image, 'country', nullif(brands.country, '')) end`;

const type = sql`json_build_object('slug', coalesce(product_types.slug, ''), 'name', coalesce(product_types.name, ''),
  'attributeGroups', coalesce(product_types.attribute_groups, '[]'))`;

const statementOf = (from: SQL, beside = sql``): SQL => sql`
  select ${beside} json_build_object(
    'id', p.id, 'ecommerce_uuid', p.company_id, 'name', p.name, 'slug', p.slug, 'sku', p.sku,
    'partNumber', p.part_number, 'price', p.price, 'compareAtPrice', p.compare_at_price,
    'images', p.images, 'badges', p.badges, 'ratingSum', p.rating_sum, 'reviews', p.rating_count,
    'stock', coalesce(stock.on_hand, 0), 'whenOut', p.when_out, 'compatibility', ${compatibility},
    'brand', ${brand}, 'brandText', p.brand, 'companyCity', coalesce(seat.cidade, ''),
    'companyState', coalesce(seat.uf, ''), 'type', ${type}, 'attributes', p.attributes, 'options', p.options,
    'tags', p.tags, 'categories', ${storedPlaces}, 'excerpt', p.excerpt, 'description', p.description
  ) as product, (select mark from vehicle_marks) as mark
  from ${from}
  left join stock on stock.company_id = p.company_id and stock.product_id = p.id
  left join brands on brands.slug = p.brand
  left join product_types on product_types.company_id = p.company_id and product_types.id = p.type_id
  left join company_settings seat on seat.company_id = p.company_id`;

const bySlug = prepared<"company" | "slug", Stored>(
  "product-by-slug",
  (value) => sql`${statementOf(sql`products p`)}
    where p.company_id = ${value("company")} and p.slug = ${value("slug")} and p.published`,
);

// Ids by a subselect: seen as a constant, their number would make PostgreSQL plan the statement at every call.
const byIds = prepared<"company" | "ids", Stored>(
  "products-by-ids",
  (value) => sql`${statementOf(sql`unnest((select ${value("ids")}::uuid[])) with ordinality as picked (id, place)
    join products p on p.id = picked.id`)}
    where p.company_id = ${value("company")} and p.published
    order by picked.place`,
);

const cardsOf = prepared<"company" | "ids", StoredCard>(
  "cards-by-ids",
  (value) => sql`
    select p.id, p.slug, p.name, p.part_number as "partNumber", p.price, p.compare_at_price as "compareAtPrice",
      p.images, p.badges, p.rating_sum as "ratingSum", p.rating_count as reviews, coalesce(stock.on_hand, 0) as stock,
      p.when_out as "whenOut", ${brand} as brand, p.brand as "brandText"
    from unnest((select ${value("ids")}::uuid[])) with ordinality as picked (id, place)
    join products p on p.company_id = ${value("company")} and p.id = picked.id and p.published
    left join stock on stock.company_id = p.company_id and stock.product_id = p.id
    left join brands on brands.slug = p.brand
    order by picked.place`,
);

const inCart = prepared<"company" | "customer", Omit<CartLine, "product"> & Stored>(
  "products-in-cart",
  (value) => sql`${statementOf(
    sql`cart_items line join products p on p.company_id = line.company_id and p.id = line.product_id`,
    sql`line.id, line.options, line.quantity,`,
  )}
    where line.company_id = ${value("company")} and line.customer_id = ${value("customer")} and p.published
    order by line.id`,
);

const wished = prepared<"company" | "customer", Stored>(
  "products-in-wishlist",
  (value) => sql`${statementOf(
    sql`wishlist_items wish join products p on p.company_id = wish.company_id and p.id = wish.product_id`,
  )}
    where wish.company_id = ${value("company")} and wish.customer_id = ${value("customer")} and p.published
    order by wish.created_at desc, p.id desc`,
);
