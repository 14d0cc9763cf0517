import { createPartJudge, isHyphenatedName, isQualifier } from "@pecacerta/rules/part-qualifiers";
import { sql } from "drizzle-orm";
import { reader, type Tenant } from "../../../platform/database/tenant.ts";
import type { ParsedQuery, ScoredIds } from "../search-engine.ts";

const ID_BYTES = 16;
const SCORE_BYTES = 4;
const MAX_JUDGED = 2000;

/** Returns whether a hit of the query can be another part. A number of the query decides alone. */
export const needsJudging = ({ terms, droppedTerms, exactMatches }: ParsedQuery): boolean =>
  exactMatches.length === 0 &&
  !terms.some(({ isNumber }) => isNumber) &&
  (isQualifier(droppedTerms.join(" ")) || terms.some(({ input }) => isHyphenatedName(input)));

export async function withoutOtherParts(tenant: Tenant, query: ParsedQuery, ids: readonly string[]): Promise<string[]> {
  const { rows } = await reader(tenant).execute<{ id: string; name: string }>(
    sql`select id, name from products where company_id = ${tenant.companyId} and id = any(${sql.param(ids)}::uuid[])`,
  );
  const words = query.terms.flatMap(({ input, candidates }) => [
    input,
    ...candidates.map(({ word }) => word.replace("~", "")),
  ]);
  const isOtherPart = createPartJudge(query.droppedTerms, [...words, ...query.droppedTerms]);
  const others = new Set(rows.filter(({ name }) => isOtherPart(name)).map(({ id }) => id));
  return ids.filter((id) => !others.has(id));
}

export async function withoutOtherScoredParts(
  tenant: Tenant,
  query: ParsedQuery,
  { ids, scores }: ScoredIds,
): Promise<ScoredIds> {
  if (ids.length > MAX_JUDGED * ID_BYTES) return { ids, scores };
  const all = Array.from({ length: ids.length / ID_BYTES }, (_, at) => toUuid(ids, at));
  const right = new Set(await withoutOtherParts(tenant, query, all));
  const places = [...all.keys()].filter((at) => right.has(all[at] as string));
  const pick = (bytes: Buffer, size: number) =>
    Buffer.concat(places.map((at) => bytes.subarray(at * size, (at + 1) * size)));
  return { ids: pick(ids, ID_BYTES), scores: pick(scores, SCORE_BYTES) };
}

const toUuid = (ids: Buffer, at: number): string =>
  ids.toString("hex", at * ID_BYTES, (at + 1) * ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
