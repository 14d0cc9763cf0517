import { useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";

export const useStaffBrands = (company: string) =>
  useQuery({
    queryKey: ["brands", company],
    queryFn: async ({ signal }) => (await unwrapStaffCall(callStaff("GET /admin/brands", { company, signal }))).data,
  });
