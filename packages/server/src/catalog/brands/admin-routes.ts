import {
  changeBrandCall,
  createBrandCall,
  deleteBrandCall,
  listStaffBrandsCall,
  mergeBrandCall,
} from "@pecacerta/contract/admin/brands";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { changeBrand, createBrand, deleteBrand } from "./staff/change-brand.ts";
import { findStaffBrand, listStaffBrands } from "./staff/list-brands.ts";
import { mergeBrand, takeNamedProducts } from "./staff/merge-brand.ts";

async function answerWithBrand(tx: TenantTransaction, slug: string, remaining: number) {
  const brand = await findStaffBrand(tx, slug);
  return brand ? accept({ data: brand, remaining }) : refuse("BRAND_NOT_FOUND");
}

export const brandHandlers: readonly StaffHandler[] = [
  staffHandler(listStaffBrandsCall, async (tx) => accept(await listStaffBrands(tx))),
  staffHandler(createBrandCall, async (tx, member, { body, now }) => {
    const outcome = await createBrand(tx, member.actor, { ...body, now });
    if (!outcome.ok) return outcome;
    const remaining = await takeNamedProducts(tx, member, { ...outcome.value, now });
    return await answerWithBrand(tx, outcome.value.slug, remaining);
  }),
  staffHandler(mergeBrandCall, async (tx, member, { body, now }) => {
    const outcome = await mergeBrand(tx, member, { ...body, now });
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  }),
  staffHandler(changeBrandCall, async (tx, member, { params, body, now }) => {
    const outcome = await changeBrand(tx, member.actor, { ...body, ...params, now });
    if (!outcome.ok) return outcome;
    const remaining = outcome.value.isRenamed ? await takeNamedProducts(tx, member, { ...params, now }) : 0;
    return await answerWithBrand(tx, params.slug, remaining);
  }),
  staffHandler(deleteBrandCall, async (tx, member, { params, now }) => {
    const outcome = await deleteBrand(tx, member.actor, { ...params, now });
    if (!outcome.ok) return outcome;
    if (outcome.value.isRenamed) await takeNamedProducts(tx, member, { ...params, now });
    return accept({ data: params });
  }),
];
