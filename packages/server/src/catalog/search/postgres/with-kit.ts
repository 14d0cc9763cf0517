import { kitOf } from "@pecacerta/rules/kit-parts";
import type { ParsedQuery, QueryTerm } from "../search-engine.ts";

/** Reads a part that is sold in a kit as the kit. Undefined where the query names none. */
export function withKit(query: ParsedQuery, part: QueryTerm | undefined): ParsedQuery | undefined {
  const texts = query.terms.filter(({ role }) => role === "text");
  const kitTermOf = (term: QueryTerm) => {
    const kit = kitOf(
      term.input,
      texts.map(({ input }) => input),
    );
    return texts.find(({ input }) => input === kit);
  };
  const kit = part && kitTermOf(part);
  if (!kit || kit.candidates === part.candidates) return undefined;
  const terms = query.terms.map((term) => ({ ...term, candidates: (kitTermOf(term) ?? term).candidates }));
  return { ...query, terms };
}
