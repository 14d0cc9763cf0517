import { partIdentity } from "@pecacerta/rules/part-number";
import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { brandJoins, brandNameSql } from "../brands/brand-sql.ts";

type PartNameRow = { name: string; sku: string; partNumber: string; brand: string };

export async function findPartName(tx: TenantTransaction, productId: string): Promise<string> {
  const { rows } = await tx.execute<PartNameRow>(sql`
    select p.name, p.sku, p.part_number as "partNumber", coalesce(${brandNameSql}, p.brand) as brand
    from products p ${brandJoins(sql`p.brand`, sql`p.company_id`)}
    where p.company_id = ${tx.companyId} and p.id = ${productId}`);
  const [row] = rows;
  return row ? `${row.name} (${partIdentity(row)})` : "";
}
