import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import type { StaffProductTypeDto } from "@pecacerta/contract/admin/product-types";
import { asc, eq, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { attributes } from "../tables.ts";

export async function listProductTypes(tx: TenantTransaction): Promise<StaffProductTypeDto[]> {
  const { rows } = await tx.execute<StaffProductTypeDto>(sql`
    select t.id, t.slug, t.name, coalesce(used.products, 0) as products,
      (select coalesce(json_agg(json_build_object('slug', g ->> 'slug', 'name', g ->> 'name',
          'attributes', coalesce(g -> 'attributes', '[]')) order by place), '[]')
        from jsonb_array_elements(t.attribute_groups) with ordinality as listed (g, place)) as groups
    from product_types t
    left join (select type_id, count(*)::int as products from products
      where company_id = ${tx.companyId} and type_id is not null group by type_id) as used on used.type_id = t.id
    where t.company_id = ${tx.companyId}
    order by t.name collate "pt-BR-x-icu", t.id`);
  return rows;
}

export function listAttributes(tx: TenantTransaction): Promise<StaffAttributeDto[]> {
  const { slug, name, kind, unit, choices, featured } = attributes;
  return tx
    .select({ slug, name, kind, unit, choices, featured })
    .from(attributes)
    .where(eq(attributes.companyId, tx.companyId))
    .orderBy(sql`${name} collate "pt-BR-x-icu"`, asc(slug));
}
