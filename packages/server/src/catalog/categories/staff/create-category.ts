import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { slugify } from "@pecacerta/rules/text";
import { v7 as uuid } from "uuid";
import type { Actor } from "../../../companies/actor.ts";
import { appendAuditEntry } from "../../../companies/audit.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { isUnknownImage } from "../../images/find-images.ts";
import { freeRedirect } from "../../redirects/commands.ts";
import { unknownImage } from "../../staff/unknown-image.ts";
import { categories } from "../../tables.ts";
import { findFreeSlug, isSlugTaken } from "./category-slugs.ts";
import { type CategoryRow, lockedCategories } from "./category-tree.ts";

type NewStaffCategory = Pick<CategoryRow, "name" | "image" | "layout" | "requiresFitments" | "requiresPosition"> & {
  slug?: string | undefined;
  takeSlug: boolean;
  parent: string | null;
  now: Date;
};

/** The last of its siblings. */
export async function createCategory(
  tx: TenantTransaction,
  actor: Actor,
  { slug, takeSlug, parent, now, ...fields }: NewStaffCategory,
): Promise<Outcome<{ id: string }, "CATEGORY_NOT_FOUND" | "SLUG_TAKEN"> | typeof unknownImage> {
  const tree = await lockedCategories(tx);
  if (parent !== null && !tree.some(({ id }) => id === parent)) return refuse("CATEGORY_NOT_FOUND");
  const id = uuid();
  const use = { tree, slug: slug ?? (slugify(fields.name) || "categoria"), targetId: id, takeSlug };
  const freeSlug = slug === undefined ? await findFreeSlug(tx, use) : use.slug;
  if (freeSlug === undefined || (await isSlugTaken(tx, { ...use, slug: freeSlug }))) return refuse("SLUG_TAKEN");
  if (await isUnknownImage(tx, fields.image)) return unknownImage;
  if (takeSlug) await freeRedirect(tx, "category", freeSlug);
  const siblings = tree.filter(({ parentId }) => parentId === parent);
  const position = Math.max(-1, ...siblings.map((sibling) => sibling.position)) + 1;
  const row = { ...fields, id, companyId: tx.companyId, slug: freeSlug, parentId: parent, position };
  await tx.insert(categories).values(row);
  const entry = { action: "category.created", subjectKind: "category", subjectId: id, at: now };
  await appendAuditEntry(tx, actor, { ...entry, after: { slug: freeSlug, name: fields.name, parent } });
  return accept({ id });
}
