import { useInfiniteQuery } from "@tanstack/react-query";
import type { StaffResponseTo } from "../client/prompted-call.ts";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { productRevisionsKey } from "../product-form/product-queries.ts";

export type ProductRevisionDto = StaffResponseTo<"GET /admin/products/:id/revisions">["data"][number];

const PAGE_SIZE = 50;

export function useProductRevisions(id: string) {
  const { slug: company } = useStaffCompany();
  return useInfiniteQuery({
    queryKey: productRevisionsKey(company, id),
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before, signal }) => {
      const call = { company, params: { id }, query: { before }, signal };
      return (await unwrapStaffCall(callStaff("GET /admin/products/:id/revisions", call))).data;
    },
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.revision),
  });
}
