import type { StaffProductDto } from "@pecacerta/contract/admin/product";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { invalidateProducts } from "../product-listing/product-queries.ts";

const productKey = (company: string, id: string) => ["product", company, id] as const;
export const productRevisionsKey = (company: string, id: string) => ["product-revisions", company, id] as const;

const productQuery = (company: string, id: string) =>
  queryOptions({
    queryKey: productKey(company, id),
    queryFn: async ({ signal, client, queryKey }) => {
      const call = callStaff("GET /admin/products/:id", { company, params: { id }, signal });
      const { data } = await unwrapStaffCall(call);
      // A save may have been answered first.
      const known = client.getQueryData<StaffProductDto>(queryKey);
      return known && known.revision > data.revision ? known : data;
    },
  });

export const useStaffProduct = (company: string, id: string) => useQuery(productQuery(company, id));

/** The product as it is now; undefined if it cannot be loaded. */
export const refetchStaffProduct = (
  client: QueryClient,
  company: string,
  id: string,
): Promise<StaffProductDto | undefined> =>
  client.fetchQuery({ ...productQuery(company, id), staleTime: 0 }).catch(() => undefined);

/** Shows other values of a product, whatever else of it has changed since. */
export function updateStaffProduct(
  client: QueryClient,
  company: string,
  id: string,
  changes: Partial<StaffProductDto>,
): void {
  client.setQueryData<StaffProductDto>(productKey(company, id), (product) => product && { ...product, ...changes });
  void invalidateProducts(client, company);
}

/** Leaves a deleted product out of all that was loaded. */
export function forgetStaffProduct(client: QueryClient, company: string, id: string): void {
  client.removeQueries({ queryKey: productKey(company, id) });
  client.removeQueries({ queryKey: productRevisionsKey(company, id) });
  void invalidateProducts(client, company);
}

/** Shows a product as an answer has it, and loads its history and the lists anew. */
export function storeStaffProduct(client: QueryClient, company: string, product: StaffProductDto): void {
  client.setQueryData(productKey(company, product.id), product);
  void client.invalidateQueries({ queryKey: productRevisionsKey(company, product.id) });
  void invalidateProducts(client, company);
}
