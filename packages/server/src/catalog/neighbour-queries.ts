import type { Product } from "@pecacerta/contract/product";
import { type SQL, sql } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import { productsPicked } from "./wire-product.ts";

/** Products that go with this one: of its categories, the nearest first, other kinds of part before its own kind. */
export async function relatedProducts(shop: Shop, slug: string, limit = 16): Promise<Product[] | undefined> {
  const id = await idOf(shop, slug);
  return id === undefined ? undefined : productsPicked(shop, relatedTo(shop.companyId, id, limit));
}

/** Products that can take this one's place: the same part number, or the same kind of part for some same vehicle. */
export async function analogsOf(shop: Shop, slug: string, limit = 16): Promise<Product[] | undefined> {
  const id = await idOf(shop, slug);
  return id === undefined ? undefined : productsPicked(shop, analogTo(shop.companyId, id, limit));
}

async function idOf(shop: Shop, slug: string): Promise<string | undefined> {
  const { rows } = await reader(shop).execute<{ id: string }>(
    sql`select id from products where company_id = ${shop.companyId} and slug = ${slug}`,
  );
  return rows[0]?.id;
}

// Of a big category only the newest are looked at: what goes with a part need not be the best of thousands.
const CONSIDERED = 200;

const relatedTo = (companyId: string, id: string, limit: number): SQL => sql`
  select p.id
  from products this
  join product_categories own on own.company_id = this.company_id and own.product_id = this.id
  cross join lateral (
    select product_id from product_categories
    where company_id = own.company_id and category_id = own.category_id
    order by product_id desc limit ${CONSIDERED}) as place
  join products p on p.company_id = this.company_id and p.id = place.product_id
  where this.company_id = ${companyId} and this.id = ${id} and p.id <> this.id and p.published
  group by p.id, p.type_id, this.type_id, p.rating_count
  order by (p.type_id is distinct from this.type_id) desc, count(*) desc, p.rating_count desc, p.id
  limit ${limit}`;

const analogTo = (companyId: string, id: string, limit: number): SQL => sql`
  with this as (select * from products where company_id = ${companyId} and id = ${id}),
  analog as (
    select p.id from this join products p on p.company_id = this.company_id and p.published
      and p.part_number_form = this.part_number_form
    where this.part_number_form <> ''
    union
    select p.id from this join products p on p.company_id = this.company_id and p.published and p.type_id = this.type_id
    where this.compatibility = 'all' and p.compatibility = 'all'
    union
    select f.product_id
    from this
    join fitments own on own.company_id = this.company_id and own.product_id = this.id
    join fitments f on f.company_id = own.company_id and f.vehicle_type = own.vehicle_type and f.make = own.make
      and f.family = own.family and own.year_from <= f.year_to and f.year_from <= own.year_to
    join products p on p.company_id = f.company_id and p.id = f.product_id and p.type_id = this.type_id
  )
  select p.id
  from this join analog on analog.id <> this.id
  join products p on p.company_id = this.company_id and p.id = analog.id and p.published
  order by p.part_number_form = this.part_number_form desc, p.brand <> this.brand desc, p.price, p.id
  limit ${limit}`;
