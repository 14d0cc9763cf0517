import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { queryOptions, useQuery } from "@tanstack/react-query";
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

/** `isMore`: the company has brands beyond these. */
export const brandsQuery = (company: string) =>
  queryOptions({
    queryKey: ["brands", company],
    queryFn: ({ signal }) => unwrapStaffCall(callStaff("GET /admin/brands", { company, signal })),
  });

function useBrands<Chosen>(select: (answer: { data: StaffBrandDto[]; isMore: boolean }) => Chosen) {
  const { slug } = useStaffCompany();
  return useQuery({ ...brandsQuery(slug), staleTime: STALE_MS, select });
}

/** The company's brands, by the name or slug that products hold. */
export const useBrandChoices = () => useBrands(({ data }) => data);

/** Says whether the choices are all brands that there are. */
export const useHasAllBrands = (): boolean => useBrands(({ isMore }) => !isMore).data === true;

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
