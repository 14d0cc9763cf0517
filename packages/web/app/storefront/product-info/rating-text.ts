import { perLanguage } from "../../texts/locale.ts";
import { textOf } from "../../texts/text.ts";

const known = perLanguage(() => new Map<string, string>());

/** "Nota 4,5 de 5". Said dozens of times a page, of at most 51 ratings. */
export function ratingLabel(rating: number): string {
  const shown = rating.toFixed(1).replace(".", ",").replace(",0", "");
  const said = known().get(shown) ?? textOf("TEXT_RATING_OF", { rating: shown });
  known().set(shown, said);
  return said;
}
