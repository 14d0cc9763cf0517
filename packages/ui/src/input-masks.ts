import { parseMoneyInput } from "@pecacerta/rules/decimal-input";
import { formatMoney, parseMoney } from "@pecacerta/rules/money";
import { formatPhone, isPhone } from "@pecacerta/rules/phone";
import { formatPostcode, isPostcode } from "@pecacerta/rules/postcode";
import { formatTaxId, isTaxId } from "@pecacerta/rules/tax-id";

export type InputMask = {
  accepts: (text: string) => boolean;
  onType: (text: string) => string;
  /** Reads a whole text that was pasted, where it means something else than the same text typed. */
  onPaste?: (text: string) => string;
  onLeave: (text: string) => string;
};

export const TAX_ID_MASK = punctuationMask(isTaxId, formatTaxId);
export const CEP_MASK = punctuationMask(isPostcode, formatPostcode);
export const PHONE_MASK = punctuationMask(isPhone, formatPhone);

/** Typed digits are centavos: `1`, `2`, `3` shows `1`, `0,12`, `1,23`. */
export const MONEY_MASK: InputMask = {
  accepts: (text) => parseMoney(text).ok,
  onType: formatTypedMoney,
  onPaste: formatPastedMoney,
  onLeave: (text) => (parseMoney(text).ok ? formatTypedMoney(text) : text),
};

/** A copied amount is in reais, with its decimals or without: `1.500`, `1.500,5`. */
function formatPastedMoney(text: string): string {
  const amount = parseMoneyInput(text);
  return amount.ok && amount.value > 0 ? formatAmount(amount.value) : text;
}

export type MaskedText = { typed: string; shown: string; caret: number };

type EditedText = { text: string; caret: number; isPasted?: boolean };

/** Edits a text around its caret. What is appended to an accepted text that is then refused makes it the typed one again. */
export function maskEdit(mask: InputMask, edited: EditedText, before?: MaskedText): MaskedText {
  const { text, caret, isPasted = false } = edited;
  if (isPasted && mask.onPaste) {
    const pasted = mask.onPaste(text);
    return { typed: pasted, shown: pasted, caret: pasted.length };
  }
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
  const amount = parseMoney(text.replace(/[.,]/g, ""));
  return amount.ok && amount.value > 0 ? formatAmount(amount.value) : text;
}

const formatAmount = (centavos: number): string => formatMoney(centavos).replace(/^R\$\s/, "");

function signsOf(text: string): string {
  return text.replace(/[^\dA-Za-z]/g, "").toUpperCase();
}
