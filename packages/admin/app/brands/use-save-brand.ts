import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { useStructureChange } from "../catalog-structure/use-structure-change.ts";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { brandTexts } from "../texts/brand-texts.ts";
import { mergeWholeBrand } from "./merge-brand.ts";

export type BrandValues = { name: string; country: string; about: string; image: string | null; position: number };

/** A name that products give becomes a brand, which they get. */
export function useSaveBrand(brand: StaffBrandDto | undefined) {
  const { slug: company } = useStaffCompany();
  const change = useStructureChange();
  const merge = (text: string, into: string, products: number) =>
    change(mergeWholeBrand(company, { text, into }), brandTexts.merged(brandTexts.products(products)));
  return async (values: BrandValues) => {
    if (brand && brand.source !== "text") {
      // An image or a country of the installation that stays is none of the company's own.
      const { image, country, ...own } = values;
      const body = {
        ...own,
        ...(image === brand.image ? {} : { image }),
        ...(country === (brand.country ?? "") ? {} : { country }),
      };
      const call = callStaff("PATCH /admin/brands/:slug", { company, params: { slug: brand.slug }, body });
      const changed = await change(call, brandTexts.saved);
      const remaining = changed.ok ? changed.value.remaining : 0;
      return remaining > 0 ? await merge(values.name, brand.slug, remaining) : changed;
    }
    const created = await change(callStaff("POST /admin/brands", { company, body: values }), brandTexts.created);
    if (!created.ok) return created;
    const { remaining, data } = created.value;
    if (remaining > 0) {
      const rest = await merge(values.name, data.slug, remaining);
      if (!rest.ok) return rest;
    }
    return brand && brand.slug !== data.slug ? await merge(brand.text, data.slug, brand.products) : created;
  };
}
