import type { AddressDto } from "@pecacerta/contract/address";
import { upsertAddress } from "@pecacerta/rules/address-book";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../client/call.ts";
import { unwrapCall } from "../../client/query-provider.tsx";

type AddressesResponse = { data: AddressDto[] };

export const useAddresses = () =>
  useQuery({
    queryKey: ["addresses"],
    queryFn: ({ signal }) => unwrapCall(call("GET /user/addresses", { signal })),
  });

/** Updates the cached address list with the server's response. */
export function useAddressCache() {
  const queryClient = useQueryClient();
  const change = (update: (book: AddressDto[]) => AddressDto[]) =>
    queryClient.setQueryData<AddressesResponse>(["addresses"], (book) => book && { data: update(book.data) });
  return {
    upsert: (address: AddressDto) => change((book) => upsertAddress(book, address)),
    replace: (addresses: AddressDto[]) => change(() => addresses),
  };
}

export const setDefaultAddress = ({ id, ...address }: AddressDto) =>
  call("PUT /user/addresses/:id", { params: { id }, body: { ...address, default: true } });
