import type { OrderDto } from "@pecacerta/contract/order";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../client/call.ts";
import { unwrapCall } from "../../client/query-provider.tsx";

/** `isOwn`: it is an order of the signed-in customer, and not masked. */
type PlacedOrderResult = { order: OrderDto; isOwn: boolean };

const queryKeyOf = (token: string) => ["placed-order", token];

export const usePlacedOrder = (token: string, isSignedIn: boolean) =>
  useQuery({ queryKey: queryKeyOf(token), queryFn: ({ signal }) => fetchPlacedOrder(token, isSignedIn, signal) });

/** The response of the checkout is shown without another request. */
export function useRememberPlacedOrder(): (order: OrderDto) => void {
  const queryClient = useQueryClient();
  return (order) => queryClient.setQueryData<PlacedOrderResult>(queryKeyOf(order.token), { order, isOwn: true });
}

/** The token shows a masked order to everyone; a customer's own call shows the whole of their own order. */
async function fetchPlacedOrder(token: string, isSignedIn: boolean, signal: AbortSignal): Promise<PlacedOrderResult> {
  const { data: masked } = await unwrapCall(call("GET /orders/token/:token", { params: { token }, signal }));
  const own = isSignedIn
    ? await call("POST /user/orders/getByUuid/:uuid", { params: { uuid: masked.id }, signal })
    : undefined;
  return own?.ok ? { order: own.value.data, isOwn: true } : { order: masked, isOwn: false };
}
