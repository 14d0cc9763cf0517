import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import type { StaffProductTypeDto } from "@pecacerta/contract/admin/product-types";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { attributes } from "../tables.ts";

export const listProductTypes = (tx: TenantTransaction): Promise<StaffProductTypeDto[]> =>
  selectProductTypes(tx, { types: sql`true`, products: sql`type_id is not null` });

export async function findStaffProductType(
  tx: TenantTransaction,
  id: string,
): Promise<StaffProductTypeDto | undefined> {
  const [type] = await selectProductTypes(tx, { types: sql`t.id = ${id}`, products: sql`type_id = ${id}` });
  return type;
}

async function selectProductTypes(
  tx: TenantTransaction,
  only: { types: SQL; products: SQL },
): Promise<StaffProductTypeDto[]> {
  const { rows } = await tx.execute<StaffProductTypeDto>(sql`
    select t.id, t.slug, t.name, coalesce(used.products, 0) as products,
      (select coalesce(json_agg(json_build_object('slug', g ->> 'slug', 'name', g ->> 'name',
          'attributes', coalesce(g -> 'attributes', '[]')) order by place), '[]')
        from jsonb_array_elements(t.attribute_groups) with ordinality as listed (g, place)) as groups
    from product_types t
    left join (select type_id, count(*)::int as products from products
      where company_id = ${tx.companyId} and ${only.products} group by type_id) as used on used.type_id = t.id
    where t.company_id = ${tx.companyId} and ${only.types}
    order by t.name collate "pt-BR-x-icu", t.id`);
  return rows;
}

export const listAttributes = (tx: TenantTransaction): Promise<StaffAttributeDto[]> => selectAttributes(tx);

export async function findAttribute(tx: TenantTransaction, slug: string): Promise<StaffAttributeDto | undefined> {
  const [attribute] = await selectAttributes(tx, eq(attributes.slug, slug));
  return attribute;
}

function selectAttributes(tx: TenantTransaction, condition?: SQL): Promise<StaffAttributeDto[]> {
  const { slug, name, kind, unit, choices, featured } = attributes;
  return tx
    .select({ slug, name, kind, unit, choices, featured })
    .from(attributes)
    .where(and(eq(attributes.companyId, tx.companyId), condition))
    .orderBy(sql`${name} collate "pt-BR-x-icu"`, asc(slug));
}
