import type { CustomerDto } from "@pecacerta/contract/accounts";
import type { OrderDto } from "@pecacerta/contract/order";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../client/call.ts";
import { unwrapCall } from "../../client/query-provider.tsx";

export const useOrders = (page: number) =>
  useQuery({
    queryKey: ["orders", page],
    queryFn: ({ signal }) => unwrapCall(call("GET /user/orders", { query: { page }, signal })),
    placeholderData: keepPreviousData,
  });

export const useOrder = (number: string) =>
  useQuery({
    queryKey: ["order", number],
    queryFn: ({ signal }) => unwrapCall(call("GET /user/orders/:number", { params: { number }, signal })),
  });

/** Updates the cached order and refetches the lists that contain it. */
export function useOrderCache(number: string) {
  const queryClient = useQueryClient();
  return {
    set(response: { data: OrderDto }) {
      queryClient.setQueryData(["order", number], response);
      void queryClient.invalidateQueries({ queryKey: ["orders"] });
    },
    refetch: () => void queryClient.invalidateQueries({ queryKey: ["order", number] }),
  };
}

export const useUser = () =>
  useQuery({ queryKey: ["user"], queryFn: ({ signal }) => unwrapCall(call("GET /user", { signal })) });

/** Returns what writes changed fields into the cached user. */
export function useUserCache() {
  const queryClient = useQueryClient();
  return (changed: Partial<CustomerDto>) =>
    queryClient.setQueryData<{ data: CustomerDto }>(["user"], (user) => user && { data: { ...user.data, ...changed } });
}
