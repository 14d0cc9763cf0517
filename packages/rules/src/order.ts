import { DAY_MS } from "./duration.ts";
import { normalizeEmail, requiredEmailError } from "./email.ts";
import { collectErrors, type FieldErrors } from "./form.ts";

export type OrderStatus = "PENDING" | "SHIPPED" | "COMPLETED";

/** Stored codes; any other code counts as shipped. */
export const ORDER_STATUS_CODES = { PENDING: 1, COMPLETED: 2, SHIPPED: 3 } as const satisfies Record<
  OrderStatus,
  number
>;

export const ORDER_PAGE_SIZE = 8;

export const ORDER_LINK_LIFETIME_MS = 30 * DAY_MS;

/** `combine`: the payment is arranged with the seller by WhatsApp. */
export const PAYMENT_METHODS = ["pix", "boleto", "card", "combine"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `counter`: staff sold it. */
export const ORDER_CHANNELS = ["shop", "counter"] as const;

export const PAYMENT_STATES = ["pending", "paid", "expired", "refund-due", "refunded"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export function orderStatusFromCode(code: number): OrderStatus {
  if (code === ORDER_STATUS_CODES.PENDING) return "PENDING";
  return code === ORDER_STATUS_CODES.COMPLETED ? "COMPLETED" : "SHIPPED";
}

export function paymentStateAfterCancel(state: PaymentState, paidAmount: number | null): PaymentState {
  if (state === "paid") return "refund-due";
  if (state !== "pending") return state;
  return paidAmount === null ? "expired" : "refund-due";
}

export type TrackOrderField = "number" | "email";
export type TrackOrderErrorKey = "ERROR_FORM_REQUIRED" | "ERROR_FORM_INVALID" | "ERROR_FORM_INCORRECT_EMAIL";

export const ORDER_NUMBER_PATTERN = /^\d{1,15}$/;

/** Leaves out a leading `#`. */
export const normalizeOrderNumber = (typed: string): string => typed.trim().replace(/^#\s*/, "");

const INTRODUCED_NUMBER =
  /^(?:pedido[\s:]+)?(?:(?:n|no\.?|nro\.?|n[uú]m\.|n[uú]mero)[\s:]+)?(?:(?:#|n[.º°]{1,2})[\s:]*)?(\d+)$/i;

/** Reads the number as pages and mails write it: `Pedido nº 1001`, `#1001`. Returns other texts as they are. */
export const readOrderNumber = (typed: string): string =>
  INTRODUCED_NUMBER.exec(typed.trim())?.[1] ?? normalizeOrderNumber(typed);

export function findTrackOrderErrors(
  input: Record<TrackOrderField, string>,
): FieldErrors<TrackOrderField, TrackOrderErrorKey> {
  const [number, email] = [readOrderNumber(input.number), normalizeEmail(input.email)];
  return collectErrors<TrackOrderField, TrackOrderErrorKey>({
    number: number === "" ? "ERROR_FORM_REQUIRED" : ORDER_NUMBER_PATTERN.test(number) ? null : "ERROR_FORM_INVALID",
    email: requiredEmailError(email),
  });
}
