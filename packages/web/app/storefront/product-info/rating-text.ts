import { memoizePerLocale } from "../../texts/locale.ts";
import { textOf } from "../../texts/text.ts";

const labels = memoizePerLocale(() => new Map<string, string>());

/** For example "Nota 4,5 de 5". Cached: a page has dozens, of at most 51 values. */
export function ratingLabel(rating: number): string {
  const formatted = rating.toFixed(1).replace(".", ",").replace(",0", "");
  const label = labels().get(formatted) ?? textOf("TEXT_RATING_OF", { rating: formatted });
  labels().set(formatted, label);
  return label;
}
