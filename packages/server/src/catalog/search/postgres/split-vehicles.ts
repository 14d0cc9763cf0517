import type { RecognizedVehicle } from "../recognize-vehicle.ts";
import type { ParsedQuery } from "../search-engine.ts";
import { MAX_PARTS } from "./query-parts.ts";

/** Splits the query of an input that names several vehicles, so that one without the part is said. */
export function splitVehicles(
  query: ParsedQuery,
  recognized: RecognizedVehicle | undefined,
): Pick<ParsedQuery, "ofParts"> {
  const { terms, vehicle } = query;
  const apart = recognized?.apart ?? [];
  if (!vehicle || query.ofParts || apart.length < 2 || apart.length > MAX_PARTS) return {};
  const queries = apart.map((own): ParsedQuery => {
    const isOther = (word: string) => !own.words.includes(word) && apart.some(({ words }) => words.includes(word));
    const isOwn = ({ make, family }: { make: string; family: string }) =>
      own.families.some((one) => one.make === make && one.family === family);
    return {
      ...query,
      terms: terms.filter(({ role, input }) => role !== "vehicle" || !isOther(input)),
      vehicle: { ...vehicle, families: vehicle.families.filter(isOwn) },
    };
  });
  return { ofParts: { queries, hasSets: false } };
}
