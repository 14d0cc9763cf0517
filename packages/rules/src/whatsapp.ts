import type { Centavos } from "./money.ts";
import { accept, type Outcome, refuse } from "./outcome.ts";
import { whatsappNumber } from "./phone.ts";
import { cleanText } from "./text.ts";

const MAX_MESSAGE_LENGTH = 1000;

/** A wa.me link with a draft. Refuses TEXT_TOAST_WHATSAPP_NOT_FOUND without a valid phone. */
export function buildWhatsappLink(
  phone: string | null | undefined,
  text = "",
): Outcome<string, "TEXT_TOAST_WHATSAPP_NOT_FOUND"> {
  const number = whatsappNumber(phone ?? "");
  if (number === null) return refuse("TEXT_TOAST_WHATSAPP_NOT_FOUND");
  const draft = text.toWellFormed();
  return accept(draft === "" ? `https://wa.me/${number}` : `https://wa.me/${number}?text=${encodeURIComponent(draft)}`);
}

export function buildWhatsappMessage(lines: readonly (string | null | undefined)[]): string {
  const message = lines.map((line) => cleanText(line ?? "")).filter((line) => line !== "");
  return message.join("\n").slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
}

/** Begins with the question, which greets by itself, or with the company's greeting if there is none. */
export const buildWhatsappDraft = (
  greeting: string | null | undefined,
  question: string | null | undefined,
  ...details: readonly (string | null | undefined)[]
): string => buildWhatsappMessage([question || greeting, ...details]);

/** `price` is left out where the shop states none. */
export type WhatsappProduct = { sku: string; quantity: number; price?: Centavos };

const MAX_LISTED_PRODUCTS = 12;

/** For the seller: `[2xPC-0101 PC-0204 | 005340-6/2014-1]` is two of one product, one of another, and a vehicle. */
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
