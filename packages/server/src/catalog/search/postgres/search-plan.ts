import { hasCandidates, isOfVehicle, type ParsedQuery, type QueryTerm, type VehicleScope } from "../search-engine.ts";

/** Of the matches: those with a fitment, without a list of vehicles (their text names it), for every vehicle, or all. */
export type PassFilter = "fitting" | "unlisted" | "universal" | "all";

/** A product must match all terms, the rarest first. Without terms, the fitments of the vehicle decide. */
export type SearchPass = { filter: PassFilter; terms: QueryTerm[]; vehicle?: VehicleScope };

export type SearchPlan = { exactMatches: string[]; prefixMatches: string[]; passes: SearchPass[] };

/** Undefined where nothing can match. `chosen`: hits that fit it come first, unless the query names a vehicle. */
export function planSearch(query: ParsedQuery, chosen?: VehicleScope): SearchPlan | undefined {
  const { exactMatches, prefixMatches } = query;
  const passes = planPasses(query, chosen);
  return exactMatches.length + prefixMatches.length + passes.length > 0
    ? { exactMatches, prefixMatches, passes }
    : undefined;
}

/** Plans the search of sets, which products for every vehicle are not. */
export function planSets(query: ParsedQuery, chosen?: VehicleScope): SearchPlan | undefined {
  const plan = planSearch(query, chosen);
  return plan && { ...plan, passes: plan.passes.filter(({ filter }) => filter !== "universal") };
}

function planPasses({ terms, vehicle, isVehicleDropped }: ParsedQuery, chosen: VehicleScope | undefined): SearchPass[] {
  const sorted = [...terms].sort((one, other) => productCount(one) - productCount(other));
  const isWhole = sorted.length > 0 && sorted.every(hasCandidates);
  if (!vehicle) {
    if (!isWhole) return [];
    const all: SearchPass = { filter: "all", terms: sorted };
    const ofNumber = sorted.some(({ isNumber }) => isNumber) ? [all] : [];
    if (isVehicleDropped) return [{ filter: "unlisted", terms: sorted }, ...ofNumber];
    return chosen
      ? [{ filter: "fitting", terms: sorted, vehicle: chosen }, { filter: "unlisted", terms: sorted }, all]
      : [all];
  }
  const texts = sorted.filter((term) => !isOfVehicle(term));
  const isFitted = vehicle.families.length > 0 && texts.every(hasCandidates);
  const passes: SearchPass[] = isFitted ? [{ filter: "fitting", terms: texts, vehicle }] : [];
  if (isWhole) passes.push({ filter: "unlisted", terms: sorted });
  if (texts.length > 0 && texts.every(hasCandidates)) passes.push({ filter: "universal", terms: texts });
  return passes;
}

/** An upper bound: a product with several of the words counts several times. */
export const productCount = ({ candidates, productIds, categories = [] }: QueryTerm): number =>
  [...candidates, ...categories].reduce((sum, { productCount: count }) => sum + count, productIds.length);
