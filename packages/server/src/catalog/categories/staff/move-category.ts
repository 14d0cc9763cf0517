import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "../../../companies/actor.ts";
import { appendAuditEntry } from "../../../companies/audit.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { relinkProducts } from "../../products/relink-products.ts";
import { MAX_REWRITTEN_PRODUCTS } from "../../products/search-texts.ts";
import { categories } from "../../tables.ts";
import { type CategoryRow, findProductsToRewrite, lockedCategories } from "./category-tree.ts";

type CategoryMove = { id: string; parent: string | null; position: number; now: Date };
type MoveOutcome = Outcome<void, "CATEGORY_NOT_FOUND" | "CATEGORY_CYCLE" | "TOO_MANY_PRODUCTS">;

/** Its products then stand in the new categories above, and no more in the old ones. */
export async function moveCategory(tx: TenantTransaction, actor: Actor, move: CategoryMove): Promise<MoveOutcome> {
  const { id, parent, position, now } = move;
  const tree = await lockedCategories(tx);
  const category = tree.find((one) => one.id === id);
  const isParentKnown = parent === null || tree.some((one) => one.id === parent);
  if (!category || !isParentKnown) return refuse("CATEGORY_NOT_FOUND");
  if (isWithin(tree, parent, id)) return refuse("CATEGORY_CYCLE");
  const before = placeOf(tree, category);
  if (parent !== category.parentId) {
    const products = await findProductsToRewrite(tx, id);
    if (products.length > MAX_REWRITTEN_PRODUCTS) return refuse("TOO_MANY_PRODUCTS");
    const own = and(eq(categories.companyId, tx.companyId), eq(categories.id, id));
    await tx.update(categories).set({ parentId: parent }).where(own);
    await relinkProducts(tx, products);
  }
  const siblings = tree.filter((one) => one.parentId === parent && one.id !== id);
  const place = Math.min(position, siblings.length);
  await savePositions(tx, siblings.toSpliced(place, 0, category));
  const after = { parent, position: place };
  if (before.parent === parent && before.position === place) return accept(undefined);
  const entry = { action: "category.moved", subjectKind: "category", subjectId: id, at: now };
  await appendAuditEntry(tx, actor, { ...entry, before, after });
  return accept(undefined);
}

/** Whether a category is `ancestorId` or stands below it. */
function isWithin(tree: readonly CategoryRow[], id: string | null, ancestorId: string): boolean {
  const parents = new Map(tree.map((one) => [one.id, one.parentId]));
  for (let at = id, step = 0; at !== null && step <= tree.length; at = parents.get(at) ?? null, step++)
    if (at === ancestorId) return true;
  return false;
}

const placeOf = (tree: readonly CategoryRow[], { id, parentId }: CategoryRow) => ({
  parent: parentId,
  position: tree.filter((one) => one.parentId === parentId).findIndex((one) => one.id === id),
});

async function savePositions(tx: TenantTransaction, siblings: readonly CategoryRow[]): Promise<void> {
  const changed = siblings
    .map(({ id, position }, place) => ({ id, position, place }))
    .filter(({ position, place }) => position !== place);
  if (changed.length === 0) return;
  await tx.execute(sql`
    update categories set position = given.place
    from unnest(${sql.param(changed.map(({ id }) => id))}::uuid[], ${sql.param(changed.map(({ place }) => place))}::int[])
      as given (id, place)
    where categories.company_id = ${tx.companyId} and categories.id = given.id`);
}
