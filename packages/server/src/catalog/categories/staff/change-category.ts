import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "../../../companies/actor.ts";
import { appendAuditEntry } from "../../../companies/audit.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { isUnknownImage } from "../../images/find-images.ts";
import { MAX_REWRITTEN_PRODUCTS, updateSearchTexts } from "../../products/search-texts.ts";
import { deleteRedirectsTo, saveRedirect } from "../../redirects/commands.ts";
import { changedFields } from "../../staff/changed-fields.ts";
import { unknownImage } from "../../staff/unknown-image.ts";
import { categories } from "../../tables.ts";
import { isSlugTaken } from "./category-slugs.ts";
import { findProductsNamingCategory, findProductsToRewrite, lockedCategories } from "./category-tree.ts";

type CategoryChange = {
  id: string;
  slug?: string | undefined;
  takeSlug: boolean;
  name?: string | undefined;
  image?: string | null | undefined;
  layout?: "categories" | "products" | undefined;
  requiresFitments?: boolean | undefined;
  requiresPosition?: boolean | undefined;
  now: Date;
};

/** A missing field stays as it is. */
export async function changeCategory(
  tx: TenantTransaction,
  actor: Actor,
  { id, takeSlug, now, ...given }: CategoryChange,
): Promise<Outcome<void, "CATEGORY_NOT_FOUND" | "SLUG_TAKEN" | "TOO_MANY_PRODUCTS"> | typeof unknownImage> {
  const tree = await lockedCategories(tx);
  const category = tree.find((one) => one.id === id);
  if (!category) return refuse("CATEGORY_NOT_FOUND");
  const { before, after } = changedFields(category, given);
  if (Object.keys(after).length === 0) return accept(undefined);
  if (after.slug !== undefined && (await isSlugTaken(tx, { tree, slug: after.slug, targetId: id, takeSlug })))
    return refuse("SLUG_TAKEN");
  if (await isUnknownImage(tx, after.image)) return unknownImage;
  const renamed = after.name === undefined ? [] : await findProductsNamingCategory(tx, id);
  if (renamed.length > MAX_REWRITTEN_PRODUCTS) return refuse("TOO_MANY_PRODUCTS");
  const own = and(eq(categories.companyId, tx.companyId), eq(categories.id, id));
  await tx.update(categories).set(after).where(own);
  if (after.slug !== undefined)
    await saveRedirect(tx, { kind: "category", from: category.slug, to: after.slug, targetId: id, now });
  await updateSearchTexts(tx, renamed);
  const entry = { action: "category.changed", subjectKind: "category", subjectId: id, at: now };
  await appendAuditEntry(tx, actor, { ...entry, before, after });
  return accept(undefined);
}

export async function deleteCategory(
  tx: TenantTransaction,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<void, "CATEGORY_NOT_FOUND" | "CATEGORY_NOT_EMPTY">> {
  const tree = await lockedCategories(tx);
  const category = tree.find((one) => one.id === id);
  if (!category) return refuse("CATEGORY_NOT_FOUND");
  const hasProducts = (await findProductsToRewrite(tx, id)).length > 0;
  if (hasProducts || tree.some(({ parentId }) => parentId === id)) return refuse("CATEGORY_NOT_EMPTY");
  await tx.execute(sql`delete from categories where company_id = ${tx.companyId} and id = ${id}`);
  await deleteRedirectsTo(tx, "category", id);
  const { slug, name, parentId } = category;
  const entry = { action: "category.deleted", subjectKind: "category", subjectId: id, at: now };
  await appendAuditEntry(tx, actor, { ...entry, before: { slug, name, parent: parentId } });
  return accept(undefined);
}
