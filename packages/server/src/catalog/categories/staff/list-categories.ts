import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";

/** Each parent before its children, siblings in their order. */
export const listStaffCategories = (tx: TenantTransaction): Promise<StaffCategoryDto[]> =>
  selectCategories(tx, sql`true`);

export async function findStaffCategory(tx: TenantTransaction, id: string): Promise<StaffCategoryDto | undefined> {
  return (await selectCategories(tx, sql`category_id = ${id}`)).find((category) => category.id === id);
}

async function selectCategories(tx: TenantTransaction, whichHidden: SQL): Promise<StaffCategoryDto[]> {
  const { rows } = await tx.execute<Omit<StaffCategoryDto, "position">>(sql`
    select c.id, c.slug, c.name, c.image, c.layout, c.requires_fitments as "requiresFitments",
      c.requires_position as "requiresPosition",
      c.parent_id as "parentId", c.product_count as published,
      c.product_count + coalesce(hidden.count, 0) as products
    from categories c
    left join (select category_id, count(*)::int as count from product_categories
      where company_id = ${tx.companyId} and not published and ${whichHidden} group by category_id) as hidden on hidden.category_id = c.id
    where c.company_id = ${tx.companyId} and c.type = 'shop'
    order by c.position, c.name, c.id`);
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: string | null): StaffCategoryDto[] =>
    (children.get(parentId) ?? []).flatMap((category, position) => [{ ...category, position }, ...below(category.id)]);
  return below(null);
}
