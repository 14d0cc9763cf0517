import type { StaffOrderDto, StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import type { OrderView } from "@pecacerta/rules/order-stage";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useKeysetList } from "../list/use-keyset-list.ts";

const REFRESH_MS = 30_000;
const PAGE_SIZE = 50;

const ordersKey = (company: string) => ["orders", company] as const;
const orderKey = (company: string, number: string) => ["order", company, number] as const;

const orderQuery = (company: string, number: string) =>
  queryOptions({
    queryKey: orderKey(company, number),
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/orders/:number", { company, params: { number }, signal }))).data,
  });

export const useOrderCounts = (company: string) =>
  useQuery({
    queryKey: [...ordersKey(company), "counts"],
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/orders/counts", { company, signal }))).data,
    refetchInterval: REFRESH_MS,
  });

/** `from` and `to`: days. */
export type OrderFilter = {
  from?: string;
  to?: string;
  payment?: StaffOrderRowDto["payment"];
  channel?: StaffOrderRowDto["channel"];
};

type OrderListInput = { view: OrderView; q: string } & OrderFilter;

/** The oldest come first where work waits. */
export const useOrderList = (company: string, { view, q, ...filter }: OrderListInput) =>
  useKeysetList({
    queryKey: [...ordersKey(company), view, q, filter],
    fetchPage: async (after, signal) => {
      const sort = view === "all" || view === "sent" || q ? ("newest" as const) : ("oldest" as const);
      const query = { ...filter, view, q: q || undefined, sort, limit: PAGE_SIZE, after };
      return (await unwrapStaffCall(callStaff("GET /admin/orders", { company, query, signal }))).data;
    },
    refetchInterval: REFRESH_MS,
  });

const MOST_LISTED = 200;

/** The rows of these orders as they are now. */
export async function fetchOrderRows(company: string, numbers: readonly string[], signal?: AbortSignal) {
  const rows: StaffOrderRowDto[] = [];
  for (let start = 0; start < numbers.length; start += MOST_LISTED) {
    const n = numbers.slice(start, start + MOST_LISTED).join();
    const query = { n: n as never, limit: MOST_LISTED };
    const { data } = await unwrapStaffCall(callStaff("GET /admin/orders", { company, query, signal }));
    rows.push(...data.items);
  }
  return rows;
}

/** Reads selected orders, by their numbers. */
export const useSelectedOrders = (company: string, numbers: readonly string[]) =>
  useQuery({
    queryKey: [...ordersKey(company), "selected", numbers],
    networkMode: "always",
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, StaffOrderRowDto>> =>
      new Map((await fetchOrderRows(company, numbers, signal)).map((row) => [row.number, row])),
  });

export const useStaffOrder = (company: string, number: string) =>
  useQuery({ ...orderQuery(company, number), refetchInterval: REFRESH_MS });

/** The order as it is now; undefined if it cannot be loaded. */
export const refetchOrder = (
  client: QueryClient,
  company: string,
  number: string,
): Promise<StaffOrderDto | undefined> => client.fetchQuery(orderQuery(company, number)).catch(() => undefined);

export const invalidateOrders = (client: QueryClient, company: string): Promise<void> =>
  client.invalidateQueries({ queryKey: ordersKey(company) });

/** Shows an order as an answer has it, and loads the lists anew. */
export function storeOrder(client: QueryClient, company: string, order: StaffOrderDto): void {
  client.setQueryData(orderKey(company, order.number), order);
  void invalidateOrders(client, company);
}
