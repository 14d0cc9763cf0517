import { sql } from "drizzle-orm";
import { reader, type Tenant } from "../../platform/database/tenant.ts";

export type PartKind = { slug: string; name: string };

export async function findPartKinds(tenant: Tenant, productIds: readonly string[]): Promise<Map<string, PartKind>> {
  const { rows } = await reader(tenant).execute<PartKind & { id: string }>(sql`
    select p.id, t.slug, t.name from products p
    join product_types t on t.company_id = p.company_id and t.id = p.type_id
    where p.company_id = ${tenant.companyId} and p.id = any (${sql.param(productIds)}::uuid[])`);
  return new Map(rows.map(({ id, slug, name }) => [id, { slug, name }]));
}

export type VehicleTypeQuery = { productIds: readonly string[]; vehicleType: number };

export async function hasPartsForType(tenant: Tenant, { productIds, vehicleType }: VehicleTypeQuery): Promise<boolean> {
  const { rows } = await reader(tenant).execute(sql`
    select from fitments f where f.company_id = ${tenant.companyId}
      and f.product_id = any (${sql.param(productIds)}::uuid[]) and f.vehicle_type = ${vehicleType} and not f.excluded
    limit 1`);
  return rows.length > 0;
}
