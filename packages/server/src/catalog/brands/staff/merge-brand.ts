import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { slugify } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Actor } from "../../../companies/actor.ts";
import { appendAuditEntry } from "../../../companies/audit.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { recordBulkEdit } from "../../bulk-edits/commands.ts";
import { MAX_REWRITTEN_PRODUCTS } from "../../products/search-texts.ts";
import { saveProducts } from "../../products/staff/save-products.ts";
import { saveBrandRedirect } from "../../redirects/commands.ts";
import { findHeldSpellings, listHeldBrands } from "../brand-spellings.ts";
import { findBrandSlugs } from "../brand-sql.ts";
import { lockedBrand } from "./change-brand.ts";

type Member = { actor: Actor; name: string };
type MergedProducts = { products: number; remaining: number };

/**
 * Gives the brand `into` to products that hold `text` in any spelling, whose page then leads to it: as many as can be
 * rewritten at once. Another call goes on with those that remain. Each is one bulk edit, which can be undone.
 */
export async function mergeBrand(
  tx: TenantTransaction,
  member: Member,
  { text, into, now }: { text: string; into: string; now: Date },
): Promise<Outcome<MergedProducts, "BRAND_NOT_FOUND">> {
  const { own, registered } = await lockedBrand(tx, into);
  if (!own && !registered) return refuse("BRAND_NOT_FOUND");
  const texts = new Set([text, ...(await findHeldSpellings(tx, [text]))]);
  texts.delete(into);
  const merged = await giveBrand(tx, member, { texts: [...texts], into, now });
  if (!merged) return refuse("BRAND_NOT_FOUND");
  const from = slugify(text);
  if (from !== "") await saveBrandRedirect(tx, { from, to: into, now });
  return accept(merged);
}

/** Gives a new or renamed brand to products that name it in any writing, as `mergeBrand` does. Returns how many remain. */
export async function takeNamedProducts(
  tx: TenantTransaction,
  member: Member,
  { slug, now }: { slug: string; now: Date },
): Promise<number> {
  const held = await listHeldBrands(tx);
  const slugs = await findBrandSlugs(tx.client, tx.companyId, held);
  const texts = held.filter((text) => text !== slug && slugs.get(text) === slug);
  const merged = await giveBrand(tx, member, { texts, into: slug, now });
  return merged?.remaining ?? 0;
}

async function giveBrand(
  tx: TenantTransaction,
  { actor, name }: Member,
  { texts, into, now }: { texts: readonly string[]; into: string; now: Date },
): Promise<MergedProducts | undefined> {
  const isOfTexts = sql`company_id = ${tx.companyId} and brand = any (${sql.param(texts)}::text[])`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from products where ${isOfTexts} order by brand, id limit ${MAX_REWRITTEN_PRODUCTS}`);
  if (rows.length === 0) return undefined;
  const jobId = uuid();
  const changes = rows.map(({ id }) => ({ id, changes: { brand: into } }));
  const results = await saveProducts(tx, actor, { changes, now, name, jobId });
  const products = results.filter(({ ok }) => ok).length;
  const action = { kind: "set", changes: { brand: into } };
  await recordBulkEdit(tx, actor, { id: jobId, name, action, products, now });
  const entry = { action: "brand.merged", subjectKind: "brand", subjectId: into, at: now };
  await appendAuditEntry(tx, actor, { ...entry, before: { text: texts.join(", ") }, after: { products, job: jobId } });
  const remaining = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from products where ${isOfTexts}`,
  );
  return { products, remaining: remaining.rows[0]?.count ?? 0 };
}
