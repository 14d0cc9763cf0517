import type { Address } from "@pecacerta/contract/address";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { askedValue } from "../../client/answers.tsx";
import { call } from "../../client/call.ts";

/** One page of the customer's orders, newest first. */
export const useOrders = (page: number) =>
  useQuery({
    queryKey: ["orders", page],
    queryFn: ({ signal }) => askedValue(call("GET /user/orders", { query: { page }, signal })),
    placeholderData: keepPreviousData,
  });

export const useOrder = (number: string) =>
  useQuery({
    queryKey: ["order", number],
    queryFn: ({ signal }) => askedValue(call("GET /user/orders/:number", { params: { number }, signal })),
  });

export const useUser = () =>
  useQuery({ queryKey: ["user"], queryFn: ({ signal }) => askedValue(call("GET /user", { signal })) });

export const useAddresses = () =>
  useQuery({
    queryKey: ["addresses"],
    queryFn: ({ signal }) => askedValue(call("GET /user/addresses", { signal })),
  });

/** Puts an address that was just saved into the book, without asking for the book again. */
export function useAddAddress(): (address: Address) => void {
  const answers = useQueryClient();
  return (address) =>
    answers.setQueryData<{ data: Address[] }>(["addresses"], (book) => book && { data: [...book.data, address] });
}
