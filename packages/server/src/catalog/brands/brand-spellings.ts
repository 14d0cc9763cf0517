import { slugify } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findBrandSlugs } from "./brand-sql.ts";

/** Lists what products hold as their brand. A loose index scan: one index lookup per brand, not one per product. */
export async function listHeldBrands(tx: TenantTransaction): Promise<string[]> {
  const { rows } = await tx.execute<{ brand: string }>(sql`
    with recursive held (brand) as (
      select min(brand) from products where company_id = ${tx.companyId} and brand > ''
      union all
      select (select min(p.brand) from products p where p.company_id = ${tx.companyId} and p.brand > held.brand)
      from held where held.brand is not null
    )
    select brand from held where brand is not null`);
  return rows.map(({ brand }) => brand);
}

/** Finds what products hold that differs from one of the texts by case, accents and signs at most. */
export async function findHeldSpellings(tx: TenantTransaction, texts: readonly string[]): Promise<string[]> {
  const slugs = new Set(texts.map(slugify).filter((slug) => slug !== ""));
  if (slugs.size === 0) return [];
  return (await listHeldBrands(tx)).filter((text) => slugs.has(slugify(text)));
}

/** Finds for each slug the spelling that most products hold. `held`: all spellings of these slugs. */
export async function findMainSpellings(
  tx: TenantTransaction,
  held: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const several = [...Map.groupBy(held, slugify).values()].filter(({ length }) => length > 1).flat();
  const { rows } =
    several.length === 0
      ? { rows: [] }
      : await tx.execute<{ brand: string }>(sql`
          select brand from products where company_id = ${tx.companyId} and brand = any (${sql.param(several)}::text[])
          group by brand order by count(*), brand desc`);
  return new Map([...held, ...rows.map(({ brand }) => brand)].map((text) => [slugify(text), text]));
}

/** Finds for each text the slug of the recorded brand, else the main spelling. `locksNew`: other writers of new ones wait. */
export async function resolveBrands(
  tx: TenantTransaction,
  texts: readonly string[],
  { locksNew }: { locksNew: boolean },
): Promise<ReadonlyMap<string, string>> {
  const recorded = await findBrandSlugs(tx.client, tx.companyId, texts);
  const others = texts.filter((text) => slugify(text) !== "" && !recorded.has(text));
  let held = await findHeldSpellings(tx, others);
  const heldSlugs = new Set(held.map(slugify));
  if (locksNew && others.some((text) => !heldSlugs.has(slugify(text)))) {
    await lockNewBrands(tx);
    held = await findHeldSpellings(tx, others);
  }
  const first = others.toReversed().map((text): [string, string] => [slugify(text), text]);
  const spellings = new Map([...first, ...(await findMainSpellings(tx, held))]);
  return new Map([...others.map((text) => [text, spellings.get(slugify(text)) ?? text] as const), ...recorded]);
}

async function lockNewBrands(tx: TenantTransaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${KEY_SPACE}, hashtext(${tx.companyId}))`);
}

const KEY_SPACE = 1_667_331_189;
