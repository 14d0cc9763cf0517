import { storedImageName, storedImageUrls } from "@pecacerta/rules/image-upload";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

/** Which of these images a feature shows, by name. Each feature that stores URLs of images has one. */
export type FindShownImages = (tx: TenantTransaction, names: readonly string[]) => Promise<string[]>;

/** `holders`: the rows of the product `known.product_id`. A name is a hash: its digits stand nowhere else in their JSON. */
export async function findImagesInJson(
  tx: TenantTransaction,
  names: readonly string[],
  { json, holders }: { json: SQL; holders: SQL },
): Promise<string[]> {
  // The limits make the planner look for one image and one product after another.
  const { rows } = await tx.execute<{ name: string }>(sql`
    select image.name from unnest(${sql.param(names)}::text[]) as image (name)
    cross join lateral (
      select from product_images known
      cross join lateral (select from ${holders} and strpos(${json}::text, image.name) > 0 limit 1) as holder
      where known.company_id = ${tx.companyId} and known.name = image.name
      limit 1) as shown`);
  return rows.map(({ name }) => name);
}

export const findImagesOfProducts: FindShownImages = (tx, names) =>
  findImagesInJson(tx, names, {
    json: sql`(images, options)`,
    holders: sql`products where company_id = ${tx.companyId} and id = known.product_id`,
  });

/** In the history of products, which can be restored. */
export const findImagesOfHistory: FindShownImages = (tx, names) =>
  findImagesInJson(tx, names, {
    json: sql`before`,
    holders: sql`product_revisions r where r.company_id = ${tx.companyId} and r.product_id = known.product_id`,
  });

export const findImagesOfCatalog: FindShownImages = async (tx, names) => {
  const urls = sql.param(names.flatMap(storedImageUrls));
  const { rows } = await tx.execute<{ url: string }>(sql`
    with urls as (select unnest(${urls}::text[]) as url)
    select image as url from categories where company_id = ${tx.companyId} and image in (select url from urls)
    union
    select image from company_brands where company_id = ${tx.companyId} and image in (select url from urls)
    union
    select logotipo from company_settings where company_id = ${tx.companyId} and logotipo in (select url from urls)`);
  return rows.flatMap(({ url }) => storedImageName(url) ?? []);
};
