import type { BodyOfCall } from "../../client/call.ts";
import { forget, isObject, keepValue, keptValue } from "../../client/kept.ts";
import { ADDRESS_FIELDS, type AddressField } from "../addresses/address-values.ts";

const VERSION = 1;

export const isAddressField = (name: string): name is AddressField => ADDRESS_FIELDS.some((field) => field === name);

/** What is being filled in. It outlives a reload and a sign-in, and ends with the tab. */
export type CheckoutDraft = {
  /** One for one intent to buy: sent with every try, so that however often it is tried, one order comes of it. */
  key: string;
  /** Whose it is: the next customer of this tab starts anew. */
  customerId: string;
  /** A saved address, `new` for the one that is typed, null for whatever is the default. */
  addressId: string | null;
  address: Record<AddressField, string>;
  keepAddress: boolean;
  payment: "pix" | "combine" | null;
  notes: string;
  /** What was sent under the key and never answered: it may have become an order, or not. */
  unanswered: PlaceOrderBody | null;
};

export type PlaceOrderBody = BodyOfCall<"POST /user/orders/checkout">;

/** The draft of this tab; a new one begins with what is known of the customer. */
export function loadDraft(
  company: string,
  customerId: string,
  knownFields: Partial<CheckoutDraft["address"]> = {},
): CheckoutDraft {
  const stored = keptValue(draftKey(company), VERSION, "sessionStorage");
  if (isDraft(stored) && stored.customerId === customerId) return stored;
  const draft = newDraft(customerId, knownFields);
  saveDraft(company, draft);
  return draft;
}

export const saveDraft = (company: string, draft: CheckoutDraft): void =>
  keepValue(draftKey(company), VERSION, draft, "sessionStorage");

/** Was an order sent from this tab of which nobody knows what became of it? */
export function hasUnansweredOrder(company: string): boolean {
  const stored = keptValue(draftKey(company), VERSION, "sessionStorage");
  return isDraft(stored) && stored.unanswered !== null;
}

export const deleteDraft = (company: string): void => forget(draftKey(company), "sessionStorage");

const draftKey = (company: string): string => `checkout_${company}`;

const newDraft = (customerId: string, knownFields: Partial<CheckoutDraft["address"]>): CheckoutDraft => ({
  key: newIdempotencyKey(),
  customerId,
  addressId: null,
  address: Object.fromEntries(
    ADDRESS_FIELDS.map((name) => [name, knownFields[name] ?? ""]),
  ) as CheckoutDraft["address"],
  keepAddress: true,
  payment: null,
  notes: "",
  unanswered: null,
});

// `randomUUID` is only there on safe addresses; a shop tried out in the local network is on none.
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function isDraft(value: unknown): value is CheckoutDraft {
  if (!isObject(value) || !isObject(value.address)) return false;
  const { key, customerId, addressId, address, keepAddress, payment, notes, unanswered } = value;
  return (
    typeof key === "string" &&
    /^[0-9a-f]{32}$/.test(key) &&
    [customerId, notes, ...ADDRESS_FIELDS.map((name) => address[name])].every((text) => typeof text === "string") &&
    (addressId === null || typeof addressId === "string") &&
    typeof keepAddress === "boolean" &&
    [null, "pix", "combine"].some((method) => method === payment) &&
    (unanswered === null || isObject(unanswered))
  );
}
