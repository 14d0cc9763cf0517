import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { slugify } from "@pecacerta/rules/text";
import { v7 as uuid } from "uuid";
import type { Actor } from "../../../companies/actor.ts";
import { appendAuditEntry } from "../../../companies/audit.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { recordBulkEdit } from "../../bulk-edits/commands.ts";
import { MAX_REWRITTEN_PRODUCTS } from "../../products/search-texts.ts";
import { saveProducts } from "../../products/staff/save-products.ts";
import { saveBrandRedirect } from "../../redirects/commands.ts";
import { countProductsOfBrand, findProductsOfBrand, lockedBrand } from "./change-brand.ts";

/**
 * Gives the brand `into` to products that hold `text`, whose page then leads to it: as many as can be rewritten at once.
 * Another call goes on with those that remain. Each is one bulk edit, which can be undone.
 */
export async function mergeBrand(
  tx: TenantTransaction,
  { actor, name }: { actor: Actor; name: string },
  { text, into, now }: { text: string; into: string; now: Date },
): Promise<Outcome<{ products: number; remaining: number }, "BRAND_NOT_FOUND">> {
  const { own, registered } = await lockedBrand(tx, into);
  const ids = (await findProductsOfBrand(tx, text)).slice(0, MAX_REWRITTEN_PRODUCTS);
  if ((!own && !registered) || ids.length === 0 || text === into) return refuse("BRAND_NOT_FOUND");
  const jobId = uuid();
  const changes = ids.map((id) => ({ id, changes: { brand: into } }));
  const results = await saveProducts(tx, actor, { changes, now, name, jobId });
  const from = slugify(text);
  if (from !== "") await saveBrandRedirect(tx, { from, to: into, now });
  const products = results.filter(({ ok }) => ok).length;
  const action = { kind: "set", changes: { brand: into } };
  await recordBulkEdit(tx, actor, { id: jobId, name, action, products, now });
  const entry = { action: "brand.merged", subjectKind: "brand", subjectId: into, at: now };
  await appendAuditEntry(tx, actor, { ...entry, before: { text }, after: { products, job: jobId } });
  return accept({ products, remaining: await countProductsOfBrand(tx, text) });
}
