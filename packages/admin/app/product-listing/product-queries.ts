import { PRODUCT_VIEWS, type StaffProductView } from "@pecacerta/rules/product-state";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useKeysetList } from "../list/use-keyset-list.ts";

const PAGE_SIZE = 50;
const REFETCH_MS = 30_000;

const productsKey = (company: string) => ["products", company] as const;
const countsKey = (company: string) => ["product-counts", company] as const;
const filtersKey = (company: string) => ["product-filters", company] as const;

export const PRODUCT_SORTS = ["changed", "name", "price"] as const;

export type ProductListFilter = {
  view: StaffProductView;
  q: string;
  category: string;
  brand: string;
  type: string;
  sort: (typeof PRODUCT_SORTS)[number];
};

/** Of the page's address. */
export function readProductFilter(params: URLSearchParams): ProductListFilter {
  const text = (name: string) => params.get(name) ?? "";
  return {
    view: PRODUCT_VIEWS.find((view) => view === params.get("view")) ?? "all",
    sort: PRODUCT_SORTS.find((sort) => sort === params.get("sort")) ?? "changed",
    q: text("q"),
    category: text("category"),
    brand: text("brand"),
    type: text("type"),
  };
}

/** As a call's query has it: empty filters are none. */
export const sentProductFilter = ({ view, sort, ...texts }: ProductListFilter) => ({
  view,
  sort,
  q: texts.q || undefined,
  category: texts.category || undefined,
  brand: texts.brand || undefined,
  type: texts.type || undefined,
});

export const useProductList = (company: string, filter: ProductListFilter) =>
  useKeysetList({
    queryKey: [...productsKey(company), filter],
    fetchPage: async (after, signal) => {
      const query = { ...sentProductFilter(filter), limit: PAGE_SIZE, after };
      return (await unwrapStaffCall(callStaff("GET /admin/products", { company, query, signal }))).data;
    },
  });

export const useProductCounts = (company: string) =>
  useQuery({
    queryKey: countsKey(company),
    refetchInterval: REFETCH_MS,
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/products/counts", { company, signal }))).data,
  });

export const useProductFilters = (company: string) =>
  useQuery({
    queryKey: filtersKey(company),
    staleTime: REFETCH_MS,
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/products/filters", { company, signal }))).data,
  });

/** Loads the lists anew, after products have changed. */
export async function invalidateProducts(client: QueryClient, company: string): Promise<void> {
  await Promise.all(
    [productsKey(company), countsKey(company), filtersKey(company)].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
