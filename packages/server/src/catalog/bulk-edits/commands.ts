import { DAY_MS } from "@pecacerta/rules/duration";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, lt } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { bulkEdits } from "./tables.ts";

/** For so long a change of many products can be undone. */
export const UNDO_MS = 30 * DAY_MS;

type NewBulkEdit = { id: string; name: string; action: { kind: string }; products: number; now: Date };

/** `name`: of the staff user. Nothing is recorded where nothing changed. */
export async function recordBulkEdit(tx: TenantTransaction, actor: Actor, edit: NewBulkEdit): Promise<void> {
  const { id, name, action, products, now } = edit;
  if (products === 0) return;
  const staffUserId = actor.kind === "staff" ? actor.staffUserId : null;
  await tx
    .insert(bulkEdits)
    .values({ companyId: tx.companyId, id, at: now, staffUserId, staffName: name, action, products });
}

/** Locks the change, so that it is undone once. */
export async function lockBulkEdit(
  tx: TenantTransaction,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<undefined, "REVISION_NOT_FOUND" | "UNDO_OVER">> {
  const [edit] = await tx.select().from(bulkEdits).where(hasId(tx, id)).for("update");
  if (!edit) return refuse("REVISION_NOT_FOUND");
  const isOver = edit.undoneAt !== null || edit.at.getTime() < now.getTime() - UNDO_MS;
  return isOver ? refuse("UNDO_OVER") : accept(undefined);
}

export async function markUndone(tx: TenantTransaction, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx.update(bulkEdits).set({ undoneAt: now }).where(hasId(tx, id));
}

const hasId = (tx: TenantTransaction, id: string) => and(eq(bulkEdits.companyId, tx.companyId), eq(bulkEdits.id, id));

export async function deleteExpiredBulkEdits(tx: TenantTransaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNDO_MS);
  await tx.delete(bulkEdits).where(and(eq(bulkEdits.companyId, tx.companyId), lt(bulkEdits.at, before)));
}
