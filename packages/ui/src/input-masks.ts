import { formatMoney, parseMoney } from "@pecacerta/rules/money";
import { formatPhone, isPhone } from "@pecacerta/rules/phone";
import { formatPostcode, isPostcode } from "@pecacerta/rules/postcode";
import { formatTaxId, isTaxId } from "@pecacerta/rules/tax-id";

export type InputMask = {
  accepts: (text: string) => boolean;
  onType: (text: string) => string;
  onLeave: (text: string) => string;
};

export const TAX_ID_MASK = punctuationMask(isTaxId, formatTaxId);
export const CEP_MASK = punctuationMask(isPostcode, formatPostcode);
export const PHONE_MASK = punctuationMask(isPhone, formatPhone);

/** Typed digits are centavos: `1`, `2`, `3` shows `1`, `0,12`, `1,23`. */
export const MONEY_MASK: InputMask = {
  accepts: (text) => parseMoney(text).ok,
  onType: formatTypedMoney,
  onLeave: formatTypedMoney,
};

export type MaskedText = { typed: string; shown: string; caret: number };

/** Edits a text around its caret. What is appended to an accepted text that is then refused makes it the typed one again. */
export function maskEdit(mask: InputMask, edited: { text: string; caret: number }, before?: MaskedText): MaskedText {
  const { text, caret } = edited;
  const isAppended = before !== undefined && text.startsWith(before.shown);
  const typed = isAppended ? before.typed + text.slice(before.shown.length) : text;
  const shown = mask.onType(typed);
  if (shown === text) return { typed, shown, caret };
  if (caret === text.length) return { typed, shown, caret: shown.length };
  const behind = signsOf(text.slice(caret)).length;
  let next = shown.length;
  for (let at = shown.length; at >= 0 && signsOf(shown.slice(at)).length <= behind; at--) next = at;
  return { typed, shown, caret: next };
}

/** A prefix, such as +55, stays until the field is left: more digits may follow. */
function punctuationMask(accepts: (text: string) => boolean, format: (text: string) => string): InputMask {
  const onType = (text: string) => {
    const formatted = format(text);
    return /[\dA-Za-z]$/.test(text) && signsOf(formatted) === signsOf(text) ? formatted : text;
  };
  return { accepts, onType, onLeave: format };
}

function formatTypedMoney(text: string): string {
  const amount = parseMoney(text);
  return amount.ok && amount.value > 0 ? formatMoney(amount.value).replace(/^R\$\s/, "") : text;
}

function signsOf(text: string): string {
  return text.replace(/[^\dA-Za-z]/g, "").toUpperCase();
}
