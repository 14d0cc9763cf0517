import { useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";

export const useProductTypes = (company: string) =>
  useQuery({
    queryKey: ["product-types", company],
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/product-types", { company, signal }))).data,
  });
