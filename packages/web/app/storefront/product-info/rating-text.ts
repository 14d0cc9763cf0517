import { m } from "#messages";
import { memoizePerLocale } from "../../texts/locale.ts";

const labels = memoizePerLocale(() => new Map<string, string>());

/** For example "Nota 4,5 de 5". Cached: a page has dozens, of at most 51 values. */
export function ratingLabel(rating: number): string {
  const formatted = rating.toFixed(1).replace(".", ",").replace(",0", "");
  const label = labels().get(formatted) ?? m.rating_of({ rating: formatted });
  labels().set(formatted, label);
  return label;
}
