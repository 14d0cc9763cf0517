import { sql } from "drizzle-orm";
import { listsAny } from "../../catalog/images/shown-images.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

/** Which of these URLs an order shows, whose products may have other images by now. */
export async function findImagesOfOrders(tx: TenantTransaction, urls: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ url: string }>(sql`
    select distinct url from (
      select jsonb_array_elements_text(product->'images') as url from order_items
        where company_id = ${tx.companyId} and ${listsAny(sql`product->'images'`, urls)}
    ) as shown where url = any(${sql.param(urls)}::text[])`);
  return rows.map(({ url }) => url);
}
