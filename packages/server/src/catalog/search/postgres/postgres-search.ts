import { type FitVehicle, possibleModelYears } from "@pecacerta/rules/fitment";
import { withImpliedPart } from "@pecacerta/rules/viscosity";
import type { Tenant } from "../../../platform/database/tenant.ts";
import { ANY_YEARS } from "../read-vehicle-years.ts";
import {
  isOfVehicle,
  type ParsedQuery,
  type QueryParts,
  type ScoredIds,
  type SearchEngine,
  type SearchHits,
  type SearchOptions,
  type VehicleScope,
} from "../search-engine.ts";
import { findAllHits } from "./all-hits.ts";
import { suggestCorrection } from "./did-you-mean.ts";
import { withFittedTypes } from "./fitted-types.ts";
import { withMissingPart } from "./missing-part.ts";
import {
  createQueryJudge,
  createSetJudge,
  judgeScoredHits,
  MAX_JUDGED,
  missingQualifiers,
  type QueryJudge,
  withNotedEquipment,
} from "./other-parts.ts";
import { parseQuery } from "./parse-query.ts";
import { combineParts, joinHits } from "./query-parts.ts";
import { relaxedQueries, withOwnWords } from "./relax-query.ts";
import { planSearch, planSets, type SearchPlan } from "./search-plan.ts";
import { leavesYearsOut, MAX_WITH_YEARS, withPartialYears } from "./served-years.ts";
import { findTopHits, type TopHit } from "./top-hits.ts";

export const postgresSearch: SearchEngine = {
  search: (tenant, input, options) => findHits(tenant, { ...options, input, isTyping: false }),
  suggest: async (tenant, input, options) => {
    const found = await findHits(tenant, { ...options, input, isTyping: true });
    const implied = found.ids.length === 0 ? withImpliedPart(input) : undefined;
    return implied ? findHits(tenant, { ...options, input: implied, isTyping: true }) : found;
  },
  parse: async (tenant, input) => (await findMatchingQuery(tenant, await parseQuery(tenant, input), 1)).query,
  findAllHits: findListedHits,
  correct: suggestCorrection,
};

async function findListedHits(tenant: Tenant, { ofParts, ...query }: ParsedQuery): Promise<ScoredIds> {
  const parts: ParsedQuery[] = ofParts?.queries ?? [query];
  if (parts.some((part) => part.ofParts))
    return joinHits(await Promise.all(parts.map((part) => findListedHits(tenant, part))));
  const searches = parts.map((part) => ({ plan: planSearch(part), judge: createQueryJudge(part) }));
  const ofAll = ofParts?.hasSets ? [{ plan: planSets(query), judge: createSetJudge(query, parts) }] : [];
  const found = await findScoredHits(tenant, [...searches, ...ofAll]);
  return joinHits(found.slice(0, searches.length), found[searches.length]);
}

type ScoredSearch = { plan: SearchPlan | undefined; judge: QueryJudge };

async function findScoredHits(tenant: Tenant, searches: readonly ScoredSearch[]): Promise<ScoredIds[]> {
  const planned = searches.flatMap(({ plan, judge }) =>
    plan
      ? [
          {
            plan,
            judge,
            maxTexts: judge.isOther || judge.distanceOf ? MAX_JUDGED : 0,
            withNotes: judge.hasEquipment,
          },
        ]
      : [],
  );
  const found = planned.length > 0 ? await findAllHits(tenant, planned) : [];
  return found.map(({ texts, ...hits }, at) => judgeScoredHits((planned[at] as ScoredSearch).judge, hits, texts));
}

async function findHits(
  tenant: Tenant,
  { input, limit, vehicle, isTyping }: SearchOptions & { input: string; isTyping: boolean },
): Promise<SearchHits> {
  const parsed = await parseQuery(tenant, input, isTyping);
  const { query, ids } = await findMatchingQuery(tenant, parsed, limit, vehicle && toChosenScope(vehicle));
  const { version, droppedTerms, missingPart, partialYears } = query;
  return { ids, version, droppedTerms, ...(missingPart && { missingPart }), ...(partialYears && { partialYears }) };
}

type FoundQuery = { query: ParsedQuery; ids: string[] };

/** Hits of a reading that are judged at most, and those that spare it another pass. */
const JUDGED_HITS = 100;
const JUDGED_PASS = 10;
const MAX_WITHOUT_QUANTITY = 2;
/** Readings whose hits are all other parts. */
const MAX_WRONG = 4;

/** Finds the first reading of the query that has hits; without any, or with other parts only, the query. */
async function findMatchingQuery(
  tenant: Tenant,
  parsed: ParsedQuery,
  limit: number,
  chosen?: VehicleScope,
): Promise<FoundQuery> {
  const { ofParts, ...whole } = parsed;
  const several = ofParts && (await findParts(tenant, whole, ofParts, limit, chosen));
  if (several) return several;
  const contradicted: string[][] = [];
  let withoutQuantity = 0;
  let wrong = 0;
  for (const query of relaxedQueries(await withFittedTypes(tenant, whole))) {
    const judge = createQueryJudge(query);
    const { hasQualifier, hasQuantity } = judge;
    if (hasQualifier && contradicted.some((words) => words.every((word) => query.droppedTerms.includes(word))))
      continue;
    const plan = planSearch(query, chosen);
    if (!plan || (hasQuantity && withoutQuantity === MAX_WITHOUT_QUANTITY)) continue;
    const isPartial = leavesYearsOut(query, whole);
    const count = isPartial ? Math.max(limit, MAX_WITH_YEARS) : limit;
    const { hits, right } = await findRightHits(tenant, plan, judge, count);
    if (hits.length === 0) continue;
    if (right.length === 0 && ++wrong === MAX_WRONG) break;
    if (right.length === 0 && hasQuantity) withoutQuantity++;
    else if (right.length === 0 && hasQualifier) contradicted.push(missingQualifiers(query));
    if (right.every(({ isUniversal }) => isUniversal)) continue;
    const stated = judge.statesEquipment ? right.filter(judge.statesEquipment) : [];
    const found = stated.length > 0 ? withNotedEquipment(query) : query;
    const shown = stated.length > 0 ? stated : right;
    const ids = shown.slice(0, limit).map(({ id }) => id);
    const ofYears = isPartial ? await withPartialYears(tenant, found, whole, shown) : found;
    const fitsOthers = shown.some(({ pass }) => pass > 0);
    return { query: found.isVehicleDropped ? withMissingPart(found, whole, fitsOthers) : ofYears, ids };
  }
  return { query: withMissingPart({ ...whole, droppedTerms: [] }, whole), ids: [] };
}

/** Finds products of any of several parts, those of all first. Undefined where it is one part, or no part has products. */
async function findParts(
  tenant: Tenant,
  whole: ParsedQuery,
  { queries: parts, hasSets, isImplied, isApart }: QueryParts,
  limit: number,
  chosen: VehicleScope | undefined,
): Promise<FoundQuery | undefined> {
  const plan = hasSets ? planSets(isImplied ? withOwnWords(whole) : whole, chosen) : undefined;
  const setLimit = Math.max(limit, JUDGED_PASS);
  const hits = plan ? (await findRightHits(tenant, plan, createQueryJudge(whole), setLimit)).right : [];
  const { isOther } = createSetJudge(whole, parts);
  const ofAll = hits.filter((hit) => !isOther?.(hit)).map(({ id }) => id);
  if (isImplied && ofAll.length < hits.length) return undefined;
  const found: FoundQuery[] = [];
  const missing: ParsedQuery[] = [];
  for (const part of parts) {
    const { query, ids } = await findMatchingQuery(tenant, part, limit, chosen);
    if (ids.length === 0) missing.push(query);
    const isListed = query.terms.some(isOfVehicle) || !part.terms.some(isOfVehicle);
    if (ids.length > 0 && (isListed || query.isVehicleDropped)) found.push({ query, ids });
  }
  if (found.length === 0 && !isApart) return undefined;
  if (found.length === 0) return { query: { ...combineParts(whole, missing, false), droppedTerms: [] }, ids: [] };
  const ofOne = Array.from({ length: limit }, (_, at) => found.map(({ ids }) => ids[at])).flat();
  const ids = [...new Set([...ofAll, ...ofOne])].filter((id) => id !== undefined).slice(0, limit);
  const queries = found.map(({ query }) => query);
  return { query: combineParts(whole, queries, ofAll.length > 0), ids };
}

/** Searches deeper where other parts stand before the right ones; too many of them are right, as in a listing. */
async function findRightHits(tenant: Tenant, plan: SearchPlan, judge: QueryJudge, limit: number) {
  const { isOther, hasQualifier, hasEquipment, distanceOf } = judge;
  const split = (hits: TopHit[]) => ({
    hits,
    right: nearestFirst(isOther ? hits.filter((hit) => !isOther(hit)) : hits, judge),
  });
  const find = async (count: number, most = count) =>
    split(await findTopHits(tenant, plan, { limit: count, most, withNotes: hasEquipment }));
  const isDeep = hasQualifier || hasEquipment || distanceOf !== undefined;
  const first = isDeep ? undefined : await find(limit);
  if (first && (first.right.length === first.hits.length || first.hits.length < limit)) return first;
  const deep = await find(Math.max(limit, JUDGED_PASS), Math.max(limit, JUDGED_HITS));
  if (deep.right.length > 0 || deep.hits.length < JUDGED_HITS) return deep;
  const all = await find(MAX_JUDGED);
  return first && all.right.length === 0 && all.hits.length >= MAX_JUDGED ? { ...first, right: first.hits } : all;
}

function nearestFirst(hits: TopHit[], { distanceOf }: QueryJudge): TopHit[] {
  if (!distanceOf) return hits;
  const measured = hits.map((hit) => ({ hit, distance: distanceOf(hit) }));
  return measured
    .sort((one, other) => one.hit.pass - other.hit.pass || one.distance - other.distance)
    .map(({ hit }) => hit);
}

/** Without a version, any version of the family and year. */
function toChosenScope({ type, make, family, model, codFipe, year, engine }: FitVehicle): VehicleScope {
  const [from, to] = year > 0 ? possibleModelYears(year, new Date().getFullYear()) : [ANY_YEARS.from, ANY_YEARS.to];
  const families = [{ type, make, family }];
  if (model === "") return { families, from, to, engine: [] };
  const scopes = [`family ${family}`, `model ${model}`, `code ${codFipe}`];
  return { families, scopes, from, to, engine: engine.toLowerCase().split(" ").filter(Boolean) };
}
