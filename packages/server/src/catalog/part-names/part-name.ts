import { partName } from "@pecacerta/rules/part-number";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { brandJoins, brandNameSql } from "../brands/brand-sql.ts";

export type NamedPart = { name: string; sku: string; partNumber: string; brand: string };

export const NO_PART: NamedPart = { name: "", sku: "", partNumber: "", brand: "" };

export const namedPartSql = (companyId: string, productId: SQL): SQL<NamedPart | null> => sql`(
  select json_build_object('name', part.name, 'sku', part.sku, 'partNumber', part.part_number,
    'brand', coalesce(${brandNameSql}, part.brand))
  from products part ${brandJoins(sql`part.brand`, sql`part.company_id`)}
  where part.company_id = ${companyId} and part.id = ${productId})`;

/** By id. */
export async function findNamedParts(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedPart>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<NamedPart & { id: string }>(sql`
    select part.id, part.name, part.sku, part.part_number as "partNumber", coalesce(${brandNameSql}, part.brand) as brand
    from products part ${brandJoins(sql`part.brand`, sql`${tx.companyId}`)}
    where part.company_id = ${tx.companyId} and part.id = any (${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, ...part }) => [id, part]));
}

export async function findPartName(tx: TenantTransaction, productId: string): Promise<string> {
  const { rows } = await tx.execute<{ part: NamedPart | null }>(
    sql`select ${namedPartSql(tx.companyId, sql`${productId}`)} as part`,
  );
  const part = rows[0]?.part;
  return part ? partName(part) : "";
}
