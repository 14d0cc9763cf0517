import { z } from "zod";
import { addressBookInputSchema, addressSchema } from "./address.ts";
import { defineCall } from "./call.ts";
import { optionalIdempotencyKey } from "./idempotency.ts";
import { SAMPLE_IDS } from "./sample-ids.ts";
import { uuidFieldLike } from "./text-fields.ts";
import { dataEnvelope } from "./wire-values.ts";

const own = { tags: ["Addresses"], access: "bearer", company: true } as const;
const one = {
  params: z.object({ id: uuidFieldLike(SAMPLE_IDS.addressId) }),
  refusals: { 404: ["ADDRESS_NOT_FOUND"] },
} as const;

export const listAddressesCall = defineCall({
  ...own,
  method: "GET",
  path: "/user/addresses",
  summary: "The address book",
  responses: { 200: dataEnvelope(z.array(addressSchema)) },
});

/** The first address becomes the default. */
export const addAddressCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/addresses",
  summary: "Add an address",
  headers: optionalIdempotencyKey,
  body: addressBookInputSchema,
  responses: { 201: dataEnvelope(addressSchema) },
  refusals: { 409: ["ADDRESS_BOOK_FULL"], 422: ["IDEMPOTENCY_KEY_REUSED"] },
});

export const getDefaultAddressCall = defineCall({
  ...own,
  method: "GET",
  path: "/user/addresses/default",
  summary: "The default address",
  responses: { 200: dataEnvelope(addressSchema) },
  refusals: { 404: ["ADDRESS_NOT_FOUND"] },
});

export const getAddressCall = defineCall({
  ...own,
  ...one,
  method: "GET",
  path: "/user/addresses/:id",
  summary: "One address",
  responses: { 200: dataEnvelope(addressSchema) },
});

export const updateAddressCall = defineCall({
  ...own,
  ...one,
  method: "PUT",
  path: "/user/addresses/:id",
  summary: "Change an address",
  body: addressBookInputSchema,
  responses: { 200: dataEnvelope(addressSchema) },
});

/** Returns the remaining addresses: another one may have become the default. */
export const removeAddressCall = defineCall({
  ...own,
  ...one,
  method: "DELETE",
  path: "/user/addresses/:id",
  summary: "Remove an address",
  responses: { 200: dataEnvelope(z.array(addressSchema)) },
});
