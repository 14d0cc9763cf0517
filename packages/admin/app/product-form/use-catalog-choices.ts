import { useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";

const STALE_MS = 60_000;

/** The category tree, each parent before its children. */
export function useCategoryChoices() {
  const { slug: company } = useStaffCompany();
  return useQuery({
    queryKey: ["categories", company],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/categories", { company, signal }))).data,
  });
}

/** The company's brands, by the name or slug that products hold. */
export function useBrandChoices() {
  const { slug: company } = useStaffCompany();
  return useQuery({
    queryKey: ["brands", company],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => (await unwrapStaffCall(callStaff("GET /admin/brands", { company, signal }))).data,
  });
}

export const typeChoicesKey = (company: string) => ["product-types", company] as const;

/** Product types, and the definitions of all attributes. */
export function useTypeChoices() {
  const { slug: company } = useStaffCompany();
  return useQuery({
    queryKey: typeChoicesKey(company),
    staleTime: STALE_MS,
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/product-types", { company, signal }))).data,
  });
}
