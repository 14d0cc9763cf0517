import { readerClient, type Tenant } from "../../../platform/database/tenant.ts";
import type { QueryTerm, VehicleScope } from "../search-engine.ts";
import { type MatchingHit, matchingStatements, selectFittingCount, selectFittingProducts } from "./hit-statements.ts";
import { type PassFilter, productCount, type SearchPass, type SearchPlan } from "./search-plan.ts";
import { vehicleValues } from "./vehicle-scope-sql.ts";

/** A term with at most FEW_PRODUCTS is examined whole; of a more frequent one, the newest NEWEST_PRODUCTS come first. */
const FEW_PRODUCTS = 2000;
const NEWEST_PRODUCTS = 400;
/** The number of newest matches among which equally good ones are ordered by sales, beside those of the result. */
const EXTRA_MATCHES = 20;

export type TopHit = MatchingHit & { pass: number; isUniversal?: boolean };

export type HitOptions = { limit: number; most?: number; withNotes?: boolean };

/** Finds exact part numbers, then products that match all terms, then prefixes: `most` where no statement is added. */
export async function findTopHits(
  tenant: Tenant,
  plan: SearchPlan,
  { limit, most = limit, withNotes = false }: HitOptions,
): Promise<TopHit[]> {
  const toHit = (id: string, pass: number): TopHit => ({
    id,
    pass,
    name: "",
    categories: "",
    attributes: "",
    notes: [],
  });
  const hits = new Map(plan.exactMatches.map((id) => [id, toHit(id, -1)]));
  for (const [place, pass] of plan.passes.entries()) {
    if (hits.size >= limit || (pass.filter === "universal" && hits.size === 0)) break;
    for (const hit of await findMatching(tenant, pass, limit, { limit: most, withNotes }))
      if (!hits.has(hit.id)) hits.set(hit.id, { ...hit, pass: place, isUniversal: pass.filter === "universal" });
  }
  const others = plan.prefixMatches.filter((id) => !hits.has(id)).map((id) => toHit(id, plan.passes.length));
  return [...hits.values(), ...others].slice(0, most);
}

async function findMatching(
  tenant: Tenant,
  { terms, filter, vehicle }: SearchPass,
  enough: number,
  options: { limit: number; withNotes: boolean },
): Promise<MatchingHit[]> {
  const [rarest, ...others] = terms;
  const count = rarest ? productCount(rarest) : Number.POSITIVE_INFINITY;
  const search = { rarest, others, vehicle, filter, ...options };
  if (count <= FEW_PRODUCTS) return selectHits(tenant, { ...search, examined: FEW_PRODUCTS });
  if (vehicle && (!rarest || (await countFitting(tenant, vehicle)) < FEW_PRODUCTS))
    return selectHits(tenant, { ...search, rarest: undefined, others: terms, examined: FEW_PRODUCTS });
  const newest = await selectHits(tenant, { ...search, examined: NEWEST_PRODUCTS });
  if (newest.length >= enough) return newest;
  const examined = filter === "unlisted" || filter === "universal" ? FEW_PRODUCTS : count;
  return selectHits(tenant, { ...search, examined });
}

type Search = {
  rarest: QueryTerm | undefined;
  others: QueryTerm[];
  vehicle: VehicleScope | undefined;
  filter: PassFilter;
  examined: number;
  limit: number;
  withNotes: boolean;
};

async function selectHits(
  tenant: Tenant,
  { rarest, others, vehicle, filter, examined, limit, withNotes }: Search,
): Promise<MatchingHit[]> {
  const words = others.flatMap(({ candidates }, term) => candidates.map((candidate) => ({ ...candidate, term })));
  const numbers = others.flatMap(({ productIds }, term) => productIds.map((id) => ({ id, term })));
  const categories = others.flatMap((one, term) => (one.categories ?? []).map(({ id }) => ({ id, term })));
  const selectMatching = rarest ? matchingStatements[filter] : selectFittingProducts;
  return await selectMatching(readerClient(tenant), {
    company: tenant.companyId,
    rarestWords: rarest?.candidates.map(({ word }) => word) ?? [],
    rarestScores: rarest?.candidates.map(({ score }) => score) ?? [],
    rarestNumberIds: rarest?.productIds ?? [],
    rarestCategoryIds: rarest?.categories?.map(({ id }) => id) ?? [],
    words: words.map(({ word }) => word),
    wordTerms: words.map(({ term }) => term),
    wordScores: words.map(({ score }) => score),
    numberIds: numbers.map(({ id }) => id),
    numberTerms: numbers.map(({ term }) => term),
    categoryIds: categories.map(({ id }) => id),
    categoryTerms: categories.map(({ term }) => term),
    otherTerms: others.length,
    examined,
    maxMatches: limit * (rarest ? matchesOfProduct(rarest) : MAX_FITMENTS_OF_FAMILY) + EXTRA_MATCHES,
    limit,
    withNotes,
    ...vehicleValues(vehicle),
  });
}

const MAX_FITMENTS_OF_FAMILY = 4;

const matchesOfProduct = ({ candidates, categories = [] }: QueryTerm): number =>
  Math.max(1, candidates.length + categories.length);

async function countFitting(tenant: Tenant, vehicle: VehicleScope): Promise<number> {
  const [row] = await selectFittingCount(readerClient(tenant), {
    company: tenant.companyId,
    most: FEW_PRODUCTS,
    ...vehicleValues(vehicle),
  });
  return row?.count ?? 0;
}
