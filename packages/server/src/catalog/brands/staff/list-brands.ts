import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { slugify } from "@pecacerta/rules/text";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { brandCountrySql, brandImageSql, brandJoins, brandNameSql, brandPositionSql } from "../brand-sql.ts";

const MAX_LISTED = 3000;

type BrandRow = Omit<StaffBrandDto, "slug" | "source"> & { isOwn: boolean };

/** Those of products, the company's own and the registered ones, most products first. */
export async function listStaffBrands(tx: TenantTransaction): Promise<{ data: StaffBrandDto[]; isMore: boolean }> {
  const brands = await selectBrands(tx, { products: sql`brand <> ''`, brands: sql`true` });
  return { data: joinSpellings(brands.slice(0, MAX_LISTED)), isMore: brands.length > MAX_LISTED };
}

/** Texts of one slug are one brand, by the spelling that most products hold. */
function joinSpellings(brands: readonly StaffBrandDto[]): StaffBrandDto[] {
  const bySlug = Map.groupBy(brands, ({ source, slug, text }) => (source === "text" && slug ? slug : `= ${text}`));
  return [...bySlug.values()].flatMap((same) => {
    const products = same.reduce((sum, brand) => sum + brand.products, 0);
    return same.slice(0, 1).map((brand) => ({ ...brand, products }));
  });
}

/** `slug`: of a recorded brand, which its products hold as their text. */
export async function findStaffBrand(tx: TenantTransaction, slug: string): Promise<StaffBrandDto | undefined> {
  const [brand] = await selectBrands(tx, { products: sql`brand = ${slug}`, brands: sql`slug = ${slug}` });
  return brand;
}

async function selectBrands(tx: TenantTransaction, only: { products: SQL; brands: SQL }): Promise<StaffBrandDto[]> {
  const { rows } = await tx.execute<BrandRow>(sql`
    select listed.text, coalesce(${brandNameSql}, listed.text) as name, ${brandImageSql} as image,
      ${brandCountrySql} as country, coalesce(own_brand.about, '') as about, coalesce(${brandPositionSql}, 0) as position,
      own_brand.slug is not null as "isOwn", brands.slug is not null as "isRegistered", listed.products
    from (
      select text, sum(products)::int as products
      from (
        select brand as text, count(*) as products from products
          where company_id = ${tx.companyId} and ${only.products} group by brand
        union all
        select slug, 0 from company_brands where company_id = ${tx.companyId} and ${only.brands}
        union all
        select slug, 0 from brands where ${only.brands}
      ) as used
      group by text
    ) as listed
    ${brandJoins(sql`listed.text`, sql`${tx.companyId}`)}
    order by listed.products desc, name, listed.text limit ${MAX_LISTED + 1}`);
  return rows.map(toStaffBrand);
}

const toStaffBrand = ({ isOwn, ...row }: BrandRow): StaffBrandDto => ({
  ...row,
  slug: isOwn || row.isRegistered ? row.text : slugify(row.text),
  source: isOwn ? "own" : row.isRegistered ? "registered" : "text",
});
