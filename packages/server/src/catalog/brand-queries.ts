import type { Brand } from "@pecacerta/contract/brand";
import type { Country } from "@pecacerta/contract/countries";
import { sql } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import type { Database } from "../database/open.ts";
import { brands, countries } from "./tables.ts";

/** The registered brands of the shop's products, in the order of the brand list. */
export async function brandsOf(shop: Shop, limit = 1000): Promise<Brand[]> {
  const { slug, name, image, country } = brands;
  return reader(shop)
    .select({ slug, name, image, country: sql<string | null>`nullif(${country}, '')` })
    .from(brands)
    .where(sql`exists (select from products p
      where p.company_id = ${shop.companyId} and p.published and p.brand = ${slug})`)
    .orderBy(brands.position, sql`${name} collate "pt-BR-x-icu"`)
    .limit(limit);
}

/** The same for every company. */
export async function countriesOf({ reader }: Database): Promise<Country[]> {
  return reader.select().from(countries).orderBy(sql`${countries.name} collate "pt-BR-x-icu"`);
}
