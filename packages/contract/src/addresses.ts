import { z } from "zod";
import { address, addressEntry } from "./address.ts";
import { defineCall } from "./call.ts";
import { acceptsIdempotencyKey } from "./idempotency.ts";
import { SAMPLE } from "./sample-shop.ts";
import { uuidLike } from "./text-fields.ts";
import { wrapped } from "./wire-values.ts";

const own = { tags: ["Addresses"], access: "bearer", company: true } as const;
const one = { params: z.object({ id: uuidLike(SAMPLE.addressId) }), refusals: { 404: ["ADDRESS_NOT_FOUND"] } } as const;

export const listAddresses = defineCall({
  ...own,
  method: "GET",
  path: "/user/addresses",
  summary: "The address book",
  answer: { 200: wrapped(z.array(address)) },
});

/** The first address becomes the default, whatever it says. */
export const addAddress = defineCall({
  ...own,
  method: "POST",
  path: "/user/addresses",
  summary: "Add an address",
  headers: acceptsIdempotencyKey,
  body: addressEntry,
  answer: { 201: wrapped(address) },
  refusals: { 409: ["ADDRESS_BOOK_FULL"], 422: ["IDEMPOTENCY_KEY_REUSED"] },
});

export const defaultAddress = defineCall({
  ...own,
  method: "GET",
  path: "/user/addresses/default",
  summary: "The default address",
  answer: { 200: wrapped(address) },
  refusals: { 404: ["ADDRESS_NOT_FOUND"] },
});

export const addressById = defineCall({
  ...own,
  ...one,
  method: "GET",
  path: "/user/addresses/:id",
  summary: "One address",
  answer: { 200: wrapped(address) },
});

export const changeAddress = defineCall({
  ...own,
  ...one,
  method: "PUT",
  path: "/user/addresses/:id",
  summary: "Change an address",
  body: addressEntry,
  answer: { 200: wrapped(address) },
});

/** Answers the addresses that are left: another may have become the default. */
export const removeAddress = defineCall({
  ...own,
  ...one,
  method: "DELETE",
  path: "/user/addresses/:id",
  summary: "Remove an address",
  answer: { 200: wrapped(z.array(address)) },
});
