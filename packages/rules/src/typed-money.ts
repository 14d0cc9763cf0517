import { type Centavos, MAX_CENTAVOS } from "./money.ts";
import { accept, type Outcome, refuse } from "./outcome.ts";

/**
 * Centavos of an amount as people write it in Brazil: `120`, `120,5`, `1.234,56`, `R$ 1.234`. A dot that does not stand
 * between thousands begins the decimals, too. Refuses INVALID_MONEY for anything else, three decimals among it.
 */
export function parseMoney(text: string): Outcome<Centavos, "INVALID_MONEY"> {
  const typed = text.replace(/^\s*R\$/, "").replace(/\s/g, "");
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(typed);
  const [, whole = "", decimals = ""] =
    /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(isGrouped ? removeThousandsSeparators(typed) : typed) ?? [];
  const centavos = Number(whole + decimals.padEnd(2, "0"));
  return whole === "" || centavos > MAX_CENTAVOS ? refuse("INVALID_MONEY") : accept(centavos);
}

const removeThousandsSeparators = (typed: string): string => typed.replaceAll(".", "");
