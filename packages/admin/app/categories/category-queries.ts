import { useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";

export const categoriesKey = (company: string) => ["categories", company] as const;

export const useCategories = (company: string) =>
  useQuery({
    queryKey: categoriesKey(company),
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/categories", { company, signal }))).data,
  });
