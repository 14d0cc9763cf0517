import type { StaffCustomerDto } from "@pecacerta/contract/admin/customer";
import type { CustomerSort, CustomerView } from "@pecacerta/rules/customer-list";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useKeysetList } from "../list/use-keyset-list.ts";

const PAGE_SIZE = 50;

const customersKey = (company: string) => ["customers", company] as const;
const customerKey = (company: string, id: string) => ["customer", company, id] as const;

type CustomerListQuery = { view: CustomerView; sort: CustomerSort; q: string };

export const useCustomerList = (company: string, { view, sort, q }: CustomerListQuery) =>
  useKeysetList({
    queryKey: [...customersKey(company), view, sort, q],
    fetchPage: async (after, signal) => {
      const query = { view, sort, q: q || undefined, limit: PAGE_SIZE, after };
      return (await unwrapStaffCall(callStaff("GET /admin/customers", { company, query, signal }))).data;
    },
  });

export const useCustomer = (company: string, id: string) =>
  useQuery({
    queryKey: customerKey(company, id),
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/customers/:id", { company, params: { id }, signal }))).data,
  });

/** Shows a customer as an answer has it, and loads the lists anew. */
export function storeCustomer(client: QueryClient, company: string, customer: StaffCustomerDto): void {
  client.setQueryData(customerKey(company, customer.id), customer);
  void client.invalidateQueries({ queryKey: customersKey(company) });
}

export function forgetCustomer(client: QueryClient, company: string, id: string): void {
  client.removeQueries({ queryKey: customerKey(company, id) });
  void client.invalidateQueries({ queryKey: customersKey(company) });
}
