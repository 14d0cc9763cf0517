import type { BulkEditActionDto, BulkEditDto } from "@pecacerta/contract/admin/bulk-edits";
import { and, desc, eq, gte, lt } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { UNDO_MS } from "./commands.ts";
import { bulkEdits } from "./tables.ts";

const MAX_LISTED = 50;

type ListInput = { before?: string | undefined; seesCost: boolean; now: Date };

/** Newest first. `seesCost`: else costs that were set, and amounts that costs were changed by, are left out. */
export async function listBulkEdits(
  tx: TenantTransaction,
  { before, seesCost, now }: ListInput,
): Promise<BulkEditDto[]> {
  const { companyId, id, at } = bulkEdits;
  const isRecent = gte(at, new Date(now.getTime() - UNDO_MS));
  const rows = await tx
    .select()
    .from(bulkEdits)
    .where(and(eq(companyId, tx.companyId), isRecent, before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(MAX_LISTED);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    name: row.staffName,
    products: row.products,
    action: seesCost ? (row.action as BulkEditActionDto) : withoutCost(row.action as BulkEditActionDto),
    undoneAt: row.undoneAt?.toISOString() ?? null,
  }));
}

function withoutCost({ changes, amount, ...action }: BulkEditActionDto): BulkEditActionDto {
  const { cost: _, ...others } = changes ?? {};
  return {
    ...action,
    ...(changes && { changes: others }),
    ...(amount !== undefined && action.field !== "cost" && { amount }),
  };
}
