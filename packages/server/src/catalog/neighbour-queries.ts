import type { Product } from "@pecacerta/contract/product";
import { type SQL, sql } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import { productsPicked } from "./wire-product.ts";

/** Products that go with this one: of its categories, the nearest first, other kinds of part before its own kind. */
export async function relatedProducts(shop: Shop, slug: string, limit = 16): Promise<Product[] | undefined> {
  const id = await idOf(shop, slug);
  return id === undefined ? undefined : productsPicked(shop, relatedTo(shop.companyId, id, limit));
}

/**
 * Products that can take this one's place: those that share a number with it, then the same
 * kind of part for some same vehicle.
 */
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

// Who shares a number comes first. Of the same kind of part only so many of the newest are looked at.
const analogTo = (companyId: string, id: string, limit: number): SQL => sql`
  with this as materialized (
    select id, type_id, compatibility, brand from products where company_id = ${companyId} and id = ${id}
  ),
  sharing as (
    select other.product_id as id, true as shares
    from product_numbers own
    join product_numbers other on other.company_id = own.company_id and other.form = own.form
    where own.company_id = ${companyId} and own.product_id = ${id} and own.kind <> 'sku'
      and other.kind <> 'sku' and other.product_id <> ${id}
    limit ${CONSIDERED}
  ),
  alike as (
    select like_it.id, false as shares
    from this cross join lateral (
      select p.id, p.compatibility from products p
      where p.company_id = ${companyId} and p.type_id = this.type_id and p.published
      order by p.id desc limit ${CONSIDERED}) as like_it
    where this.compatibility = 'all' and like_it.compatibility = 'all' or exists (
      select from fitments own join fitments f on f.company_id = own.company_id and f.vehicle_type = own.vehicle_type
        and f.make = own.make and f.family = own.family and own.year_from <= f.year_to and f.year_from <= own.year_to
      where own.company_id = ${companyId} and own.product_id = this.id and own.family <> ''
        and f.product_id = like_it.id)
  )
  select p.id
  from (select id, bool_or(shares) as shares from (table sharing union all table alike) as either group by id) as analog
  join products p on p.company_id = ${companyId} and p.id = analog.id and p.published
  cross join this
  where p.id <> this.id
  order by analog.shares desc, p.brand <> this.brand desc, p.price, p.id
  limit ${limit}`;
