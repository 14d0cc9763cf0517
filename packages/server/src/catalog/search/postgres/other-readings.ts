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

/** Reads the only version of a vehicle as a quantity. Lists nothing where it can be none: the `1.0 12v` of an engine. */
export function withQuantity({ vehicle, ...query }: ParsedQuery): ParsedQuery[] {
  const [version, ...others] = query.terms.filter(({ role }) => role === "version");
  const { asQuantity } = version ?? {};
  if (!vehicle || !asQuantity || others.length > 0) return [];
  const { modelYears: _, ...scope } = vehicle;
  const ofQuantity: ParsedQuery = {
    ...query,
    vehicle: { ...scope, engine: [], otherEngines: [] },
    terms: query.terms.map((term) => (term === version ? { ...term, role: "quantity", candidates: asQuantity } : term)),
  };
  return [ofQuantity];
}
