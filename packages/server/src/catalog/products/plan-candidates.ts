import { sql } from "drizzle-orm";
import { recordPageProduct } from "../../companies/page-products.ts";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { IS_SELLABLE } from "./product-sql.ts";

/** A product that a service plan may name; `type` and `typeName` are empty for one without a type. */
export type PlanCandidate = {
  id: string;
  type: string;
  typeName: string;
  isSellable: boolean;
  /** Its name and the values of its attributes. */
  specification: string;
  /** The attributes with a distance in kilometers. */
  distances: readonly { name: string; values: readonly { name: string }[] }[];
};

export async function findPlanCandidates(
  tenant: Tenant,
  productIds: readonly string[],
): Promise<Map<string, PlanCandidate>> {
  const { rows } = await reader(tenant).execute<PlanCandidate>(sql`
    select p.id, coalesce(t.slug, '') as type, coalesce(t.name, '') as "typeName", ${IS_SELLABLE} as "isSellable",
      p.name || ' ' || jsonb_path_query_array(p.attributes, '$[*].values[*].name')::text as specification,
      jsonb_path_query_array(p.attributes, '$[*] ? (@.values[*].name like_regex "[0-9] *km" flag "i")') as distances
    from products p
    left join product_types t on t.company_id = p.company_id and t.id = p.type_id
    left join stock on stock.company_id = p.company_id and stock.product_id = p.id
    where p.company_id = ${tenant.companyId} and p.published and p.id = any (${sql.param(productIds)}::uuid[])`);
  for (const { id } of rows) recordPageProduct("cards", id);
  return new Map(rows.map((row) => [row.id, row]));
}

export type VehicleTypeQuery = { productIds: readonly string[]; vehicleType: number };

export async function findPartsForType(
  tenant: Tenant,
  { productIds, vehicleType }: VehicleTypeQuery,
): Promise<Set<string>> {
  const { rows } = await reader(tenant).execute<{ id: string }>(sql`
    select p.id from products p
    where p.company_id = ${tenant.companyId} and p.id = any (${sql.param(productIds)}::uuid[]) and exists (
      select from fitments f where f.company_id = ${tenant.companyId} and f.product_id = p.id
        and f.vehicle_type = ${vehicleType} and not f.excluded)`);
  return new Set(rows.map(({ id }) => id));
}
