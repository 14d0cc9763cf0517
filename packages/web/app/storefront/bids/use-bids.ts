import { useQuery } from "@tanstack/react-query";
import { call } from "../../client/call.ts";
import { unwrapCall } from "../../client/query-provider.tsx";

export const useBids = () =>
  useQuery({ queryKey: ["bids"], queryFn: ({ signal }) => unwrapCall(call("GET /user/bid/list", { signal })) });

export const useBidsOn = (productId: string) =>
  useQuery({
    queryKey: ["bids", productId],
    queryFn: ({ signal }) => unwrapCall(call("GET /user/bid/product/:productId", { params: { productId }, signal })),
  });
