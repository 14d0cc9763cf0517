import type { Centavos } from "./money.ts";
import { formatPixField, pixCrc } from "./pix-fields.ts";

/** `amount` in centavos, 0 for an amount that the payer enters; `txid` is 1 to 25 letters and digits. */
export type PixCharge = { key: string; name: string; city: string; amount: Centavos; txid?: string | null };

const SCHEME = "br.gov.bcb.pix";
const MAX_KEY = 77;
const MAX_NAME = 25;
const MAX_CITY = 15;
const MAX_AMOUNT: Centavos = 999_999_999_999;
const NO_TXID = "***";

/** Formats a static Pix code (Banco Central, Manual do BR Code). Throws RangeError for an invalid key, amount or txid. */
export function formatPixCode({ key, name, city, amount, txid }: PixCharge): string {
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > MAX_KEY) throw new RangeError("A Pix key is 1 to 77 characters");
  if (!Number.isInteger(amount) || amount < 0 || amount > MAX_AMOUNT) throw new RangeError(`No Pix amount: ${amount}`);
  if (txid && !isTxid(txid)) throw new RangeError(`No Pix transaction id: ${txid}`);
  const code = [
    formatPixField("00", "01"),
    formatPixField("26", formatPixField("00", SCHEME) + formatPixField("01", key)),
    formatPixField("52", "0000"),
    formatPixField("53", "986"),
    amount === 0 ? "" : formatPixField("54", formatPixAmount(amount)),
    formatPixField("58", "BR"),
    formatPixField("59", toAscii(name, MAX_NAME) || "RECEBEDOR"),
    formatPixField("60", toAscii(city, MAX_CITY) || "BRASIL"),
    formatPixField("62", formatPixField("05", txid || NO_TXID)),
    "6304",
  ].join("");
  return code + pixCrc(code);
}

const isTxid = (text: string): boolean => /^[A-Za-z0-9]{1,25}$/.test(text);

export const toTxid = (text: string): string | null => text.replace(/[^A-Za-z0-9]/g, "").slice(0, 25) || null;

const formatPixAmount = (amount: Centavos): string => {
  const digits = String(amount).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

// ASCII has the same length in characters and in bytes.
const toAscii = (text: string, length: number): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\x20-\x7e]+/g, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, length)
    .trim();
