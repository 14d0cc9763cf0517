import { type SQL, sql } from "drizzle-orm";
import type { FindShownImages } from "./delete-images.ts";

const FEW = 100;

/** Whether a list in JSON has one of a few URLs: looking is cheaper than unfolding the lists of all rows. */
export const listsAny = (list: SQL, urls: readonly string[]): SQL =>
  urls.length > FEW ? sql`true` : sql`${list} ?| ${sql.param(urls)}::text[]`;

/** On pages of products, categories and brands, and as the logo. */
export const findImagesOfCatalog: FindShownImages = async (tx, urls) => {
  const { rows } = await tx.execute<{ url: string }>(sql`
    select distinct url from (
      select jsonb_array_elements_text(images) as url from products
        where company_id = ${tx.companyId} and ${listsAny(sql`images`, urls)}
      union all
      select jsonb_path_query(options, '$[*].values[*].image') #>> '{}' from products
        where company_id = ${tx.companyId} and options <> '[]'
      union all
      select image from categories where company_id = ${tx.companyId}
      union all
      select image from company_brands where company_id = ${tx.companyId}
      union all
      select logotipo from company_settings where company_id = ${tx.companyId}
    ) as shown where url = any(${sql.param(urls)}::text[])`);
  return rows.map(({ url }) => url);
};

/** In the history of products, which can be restored. */
export const findImagesOfHistory: FindShownImages = async (tx, urls) => {
  const { rows } = await tx.execute<{ url: string }>(sql`
    select distinct url from (
      select jsonb_path_query(before, '$.images[*]') #>> '{}' as url from product_revisions
        where company_id = ${tx.companyId} and 'images' = any(changed)
      union all
      select jsonb_path_query(before, '$.options[*].values[*].image') #>> '{}' from product_revisions
        where company_id = ${tx.companyId} and 'options' = any(changed)
    ) as shown where url = any(${sql.param(urls)}::text[])`);
  return rows.map(({ url }) => url);
};
