import { collectErrors, type FieldErrors } from "./form.ts";
import { cleanText, removeSeparators } from "./text.ts";

export const MAX_TRACKING_CODE_LENGTH = 60;

const POSTAL_CODE = /^[A-Z]{2}\d{9}[A-Z]{2}$/i;
const NATIONAL_POST = /^$|correios|sedex|\bpac\b/i;

/** Returns whether a text of any length may be a carrier's code: a formula, a sentence and an address of the web are none. */
export const isTrackingCode = (text: string): boolean => /^[A-Z\d][A-Z\d./ -]*$/i.test(text);

/** Returns a code of the Correios in capitals and without separators, any other as it is, with single blanks. */
export function normalizeTrackingCode(text: string): string {
  const code = removeSeparators(text);
  return isPostalTrackingCode(code) ? code.toUpperCase() : cleanText(text);
}

type ShipmentInput = { tracking: string };

export function findShipmentErrors(typed: ShipmentInput): FieldErrors<"tracking", "INVALID_TRACKING_CODE"> {
  const code = normalizeTrackingCode(typed.tracking);
  return collectErrors({ tracking: code === "" || isTrackingCode(code) ? null : "INVALID_TRACKING_CODE" });
}

export const isPostalTrackingCode = (code: string): boolean => POSTAL_CODE.test(code);

/** Returns the page of the Correios about a parcel; undefined if another carrier brings it. */
export function trackingLink(carrier: string, tracking: string): string | undefined {
  const code = normalizeTrackingCode(tracking);
  if (!NATIONAL_POST.test(carrier.trim()) || !isPostalTrackingCode(code)) return undefined;
  return `https://rastreamento.correios.com.br/app/index.php?objetos=${code}`;
}
