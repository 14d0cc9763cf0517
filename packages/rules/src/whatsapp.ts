import { done, type Outcome, refused } from "./outcome.ts";
import { whatsappNumber } from "./phone.ts";
import { cleanText } from "./text.ts";

/** Longer drafts are cut by some phones. */
const MAX_MESSAGE = 1000;

/**
 * A link that opens a chat with a draft: `https://wa.me/55…?text=…`, always that host.
 * Refuses TEXT_TOAST_WHATSAPP_NOT_FOUND when there is no phone number to write to.
 */
export function whatsappLink(
  phone: string | null | undefined,
  text = "",
): Outcome<string, "TEXT_TOAST_WHATSAPP_NOT_FOUND"> {
  const number = whatsappNumber(phone ?? "");
  if (number === null) return refused("TEXT_TOAST_WHATSAPP_NOT_FOUND");
  const draft = text.toWellFormed();
  return done(draft === "" ? `https://wa.me/${number}` : `https://wa.me/${number}?text=${encodeURIComponent(draft)}`);
}

/** One draft of several lines: the company's greeting, what it is about, where it is; empty ones left out. */
export function whatsappMessage(lines: readonly (string | null | undefined)[]): string {
  const message = lines.map((line) => cleanText(line ?? "")).filter((line) => line !== "");
  return message.join("\n").slice(0, MAX_MESSAGE).toWellFormed();
}

export type AskedProduct = { sku: string; quantity: number };

/** Of a long cart the first so many: a draft has an end. */
const MOST_NAMED = 12;

/**
 * What a chat is about, in few letters that the seller can look up: `[2xPC-0101 PC-0204 | 005340-6/2014-1]` is two of
 * one part and one of another, for a vehicle of the price table. Empty where it is about nothing.
 */
export function whatsappCode(
  products: readonly AskedProduct[],
  vehicle: { cod_fipe: string; year_code: string } | null,
): string {
  const named = products
    .slice(0, MOST_NAMED)
    .map(({ sku, quantity }) => cleanText(quantity === 1 ? sku : `${quantity}x${sku}`));
  if (products.length > MOST_NAMED) named.push(`+${products.length - MOST_NAMED}`);
  const parts = [named.join(" "), vehicle ? `${vehicle.cod_fipe}/${vehicle.year_code}` : ""].filter(Boolean);
  return parts.length === 0 ? "" : `[${parts.join(" | ")}]`;
}
