import { callAmounts, decodeAmounts, encodeAmounts } from "@pecacerta/contract/amount-fields";
import type { BodyOf } from "../../client/call.ts";
import { newIdempotencyKey } from "../../client/idempotency-key.ts";
import { isObject, readStored, removeStored, storeValue } from "../../client/storage.ts";
import { ADDRESS_FIELDS, type AddressField } from "../addresses/address-values.ts";

const VERSION = 1;
// Bodies are stored as the wire has them.
const AMOUNTS = callAmounts("POST /user/orders/checkout").body;

export const isAddressField = (name: string): name is AddressField => ADDRESS_FIELDS.some((field) => field === name);

/** Stored for this tab: it survives a reload and a sign-in. */
export type CheckoutDraft = {
  /** The idempotency key: all attempts of one checkout create one order. */
  key: string;
  /** Another customer of this tab starts with a new draft. */
  customerId: string;
  /** The id of a saved address, `new` for the typed one, null for the default. */
  addressId: string | null;
  address: Record<AddressField, string>;
  keepAddress: boolean;
  payment: "pix" | "combine" | null;
  notes: string;
  /** The body of an attempt without a response, which may have created an order. */
  unanswered: PlaceOrderBody | null;
};

export type PlaceOrderBody = BodyOf<"POST /user/orders/checkout">;

export function loadDraft(
  company: string,
  customerId: string,
  initialFields: Partial<CheckoutDraft["address"]> = {},
): CheckoutDraft {
  const stored = readDraft(company);
  if (stored?.customerId === customerId) return stored;
  const draft = newDraft(customerId, initialFields);
  saveDraft(company, draft);
  return draft;
}

function readDraft(company: string): CheckoutDraft | undefined {
  const stored = readStored(draftKey(company), VERSION, "sessionStorage");
  return isDraft(stored) ? { ...stored, unanswered: decodeAmounts(stored.unanswered, AMOUNTS) } : undefined;
}

export function saveDraft(company: string, draft: CheckoutDraft): void {
  const stored = { ...draft, unanswered: encodeAmounts(draft.unanswered, AMOUNTS) };
  storeValue(draftKey(company), VERSION, stored, "sessionStorage");
}

export function hasUnansweredOrder(company: string): boolean {
  const draft = readDraft(company);
  return draft !== undefined && draft.unanswered !== null;
}

export const deleteDraft = (company: string): void => removeStored(draftKey(company), "sessionStorage");

const draftKey = (company: string): string => `checkout_${company}`;

const newDraft = (customerId: string, initialFields: Partial<CheckoutDraft["address"]>): CheckoutDraft => ({
  key: newIdempotencyKey(),
  customerId,
  addressId: null,
  address: Object.fromEntries(
    ADDRESS_FIELDS.map((name) => [name, initialFields[name] ?? ""]),
  ) as CheckoutDraft["address"],
  keepAddress: true,
  payment: null,
  notes: "",
  unanswered: null,
});

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
