import { useQuery } from "@tanstack/react-query";
import { askedValue } from "../../client/answers.tsx";
import { call } from "../../client/call.ts";

export const useBids = () =>
  useQuery({ queryKey: ["bids"], queryFn: ({ signal }) => askedValue(call("GET /user/bid/list", { signal })) });

export const useBidsOn = (productId: string) =>
  useQuery({
    queryKey: ["bids", productId],
    queryFn: ({ signal }) => askedValue(call("GET /user/bid/product/:productId", { params: { productId }, signal })),
  });
