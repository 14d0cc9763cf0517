import { gtinForms } from "@pecacerta/rules/gtin";
import { normalizePartNumber } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

type OwnNumber = { id: string; form: string; kind: "sku" | "part" | "gtin"; number: string; archived: boolean };

/**
 * Ids of the products that each text names: by its SKU, else by an own part number, else by a GTIN. Archived products
 * only where no other has the number.
 */
export async function findProductIdsByOwnNumbers(
  tx: TenantTransaction,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await findOwnNumbers(tx, texts);
  return new Map(texts.map((text) => [text, idsOf(bestMatches(text, found.get(text) ?? []))]));
}

export async function findProductIdsByAnyOwnNumber(tx: TenantTransaction, text: string): Promise<readonly string[]> {
  const matches = (await findOwnNumbers(tx, [text])).get(text) ?? [];
  return idsOf([...bestMatches(text, matches), ...matches]);
}

async function findOwnNumbers(
  tx: TenantTransaction,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly OwnNumber[]>> {
  const forms = [...new Set(texts.flatMap(formsOf))];
  if (forms.length === 0) return new Map();
  const { rows } = await tx.execute<OwnNumber>(sql`
    select p.id, own.normalized_number as form, own.kind, own.number, p.archived_at is not null as archived
    from product_numbers own join products p on p.company_id = own.company_id and p.id = own.product_id
    where own.company_id = ${tx.companyId} and own.kind in ('sku', 'part')
      and own.normalized_number = any (${sql.param(forms)}::text[])
    union all
    select id, gtin, 'gtin', gtin, archived_at is not null from products
    where company_id = ${tx.companyId} and gtin <> '' and gtin = any (${sql.param(forms)}::text[])
    order by 1`);
  const byForm = Map.groupBy(rows, ({ form }) => form);
  return new Map(texts.map((text) => [text, currentOf(formsOf(text).flatMap((form) => byForm.get(form) ?? []))]));
}

function currentOf(matches: readonly OwnNumber[]): readonly OwnNumber[] {
  const current = matches.filter(({ archived }) => !archived);
  return current.length > 0 ? current : matches;
}

const idsOf = (matches: readonly OwnNumber[]): readonly string[] => [...new Set(matches.map(({ id }) => id))];

function formsOf(text: string): string[] {
  const form = normalizePartNumber(text);
  return form === "" ? [] : gtinForms(form);
}

function bestMatches(text: string, candidates: readonly OwnNumber[]): readonly OwnNumber[] {
  const isExact = ({ number }: OwnNumber) => number === text.trim();
  const isTyped = ({ number }: OwnNumber) => number.toUpperCase() === text.trim().toUpperCase();
  const ways = [
    candidates.filter((match) => match.kind === "sku" && isExact(match)),
    candidates.filter((match) => match.kind === "sku" && isTyped(match)),
    ...(["sku", "part", "gtin"] as const).map((kind) => candidates.filter((match) => match.kind === kind)),
  ];
  return ways.find((way) => way.length > 0) ?? [];
}
