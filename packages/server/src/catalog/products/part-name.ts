import { partIdentity } from "@pecacerta/rules/part-number";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { brandJoins, brandNameSql } from "../brands/brand-sql.ts";

export type NamedPart = Parameters<typeof partIdentity>[0] & { name: string };

/** Formats the name of a product with what tells it from others of that name, for mails. */
export const partName = (part: NamedPart): string => `${part.name} (${partIdentity(part)})`;

export const namedPartSql = (companyId: string, productId: SQL): SQL<NamedPart | null> => sql`(
  select json_build_object('name', part.name, 'sku', part.sku, 'partNumber', part.part_number,
    'brand', coalesce(${brandNameSql}, part.brand))
  from products part ${brandJoins(sql`part.brand`, sql`part.company_id`)}
  where part.company_id = ${companyId} and part.id = ${productId})`;

export async function findPartName(tx: TenantTransaction, productId: string): Promise<string> {
  const { rows } = await tx.execute<{ part: NamedPart | null }>(
    sql`select ${namedPartSql(tx.companyId, sql`${productId}`)} as part`,
  );
  const part = rows[0]?.part;
  return part ? partName(part) : "";
}
