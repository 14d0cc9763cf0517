import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { slugify } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { brandCountrySql, brandImageSql, brandJoins, brandNameSql, brandPositionSql } from "../brand-sql.ts";

const MAX_LISTED = 3000;

type BrandRow = Omit<StaffBrandDto, "slug" | "source"> & { isOwn: boolean };

/** Those of products, the company's own and the registered ones, most products first. */
export async function listStaffBrands(tx: TenantTransaction): Promise<StaffBrandDto[]> {
  const { rows } = await tx.execute<BrandRow>(sql`
    select listed.text, coalesce(${brandNameSql}, listed.text) as name, ${brandImageSql} as image,
      ${brandCountrySql} as country, coalesce(own_brand.about, '') as about, coalesce(${brandPositionSql}, 0) as position,
      own_brand.slug is not null as "isOwn", brands.slug is not null as "isRegistered", listed.products
    from (
      select text, sum(products)::int as products
      from (
        select brand as text, count(*) as products from products
          where company_id = ${tx.companyId} and brand <> '' group by brand
        union all
        select slug, 0 from company_brands where company_id = ${tx.companyId}
        union all
        select slug, 0 from brands
      ) as used
      group by text
    ) as listed
    ${brandJoins(sql`listed.text`, sql`${tx.companyId}`)}
    order by listed.products desc, name, listed.text limit ${MAX_LISTED}`);
  return rows.map(toStaffBrand);
}

const toStaffBrand = ({ isOwn, ...row }: BrandRow): StaffBrandDto => ({
  ...row,
  slug: isOwn || row.isRegistered ? row.text : slugify(row.text),
  source: isOwn ? "own" : row.isRegistered ? "registered" : "text",
});
