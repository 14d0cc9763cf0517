import { accept, type Outcome, refuse } from "./outcome.ts";
import { whatsappNumber } from "./phone.ts";
import { cleanText } from "./text.ts";

/** Longer drafts are cut by some phones. */
const MAX_MESSAGE_LENGTH = 1000;

/**
 * A link that opens a chat with a draft: `https://wa.me/55…?text=…`, always that host.
 * Refuses TEXT_TOAST_WHATSAPP_NOT_FOUND when there is no phone number to write to.
 */
export function buildWhatsappLink(
  phone: string | null | undefined,
  text = "",
): Outcome<string, "TEXT_TOAST_WHATSAPP_NOT_FOUND"> {
  const number = whatsappNumber(phone ?? "");
  if (number === null) return refuse("TEXT_TOAST_WHATSAPP_NOT_FOUND");
  const draft = text.toWellFormed();
  return accept(draft === "" ? `https://wa.me/${number}` : `https://wa.me/${number}?text=${encodeURIComponent(draft)}`);
}

/** One draft of several lines: the company's greeting, what it is about, where it is; empty ones left out. */
export function buildWhatsappMessage(lines: readonly (string | null | undefined)[]): string {
  const message = lines.map((line) => cleanText(line ?? "")).filter((line) => line !== "");
  return message.join("\n").slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
}

export type WhatsappProduct = { sku: string; quantity: number };

/** Of a long cart the first so many: a draft has an end. */
const MAX_LISTED_PRODUCTS = 12;

/**
 * What a chat is about, in few letters that the seller can look up: `[2xPC-0101 PC-0204 | 005340-6/2014-1]` is two of
 * one part and one of another, for a vehicle of the price table. Empty where it is about nothing.
 */
export function buildWhatsappReference(
  products: readonly WhatsappProduct[],
  vehicle: { cod_fipe: string; year_code: string } | null,
): string {
  const named = products
    .slice(0, MAX_LISTED_PRODUCTS)
    .map(({ sku, quantity }) => cleanText(quantity === 1 ? sku : `${quantity}x${sku}`));
  if (products.length > MAX_LISTED_PRODUCTS) named.push(`+${products.length - MAX_LISTED_PRODUCTS}`);
  const parts = [named.join(" "), vehicle ? `${vehicle.cod_fipe}/${vehicle.year_code}` : ""].filter(Boolean);
  return parts.length === 0 ? "" : `[${parts.join(" | ")}]`;
}
