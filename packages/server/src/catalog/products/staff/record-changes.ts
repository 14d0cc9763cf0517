import { shortenText } from "@pecacerta/rules/text";
import type { Actor } from "../../../companies/actor.ts";
import { appendAuditEntries } from "../../../companies/audit.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { productRevisions } from "../tables.ts";
import { type PlannedChange, pick } from "./plan-change.ts";
import type { ContentChanges, ProductContentField } from "./product-fields.ts";

/** `name`: of the staff user, empty for the program. Changes with one `jobId` are undone together. */
export type RecordOptions = { actor: Actor; name: string; now: Date; jobId?: string | undefined };

const STATE_ACTIONS = { draft: "product.unpublished", published: "product.published", archived: "product.archived" };
const MAX_AUDIT_TEXT = 120;

export async function recordChanges(
  tx: TenantTransaction,
  changes: readonly PlannedChange[],
  { actor, name, now, jobId }: RecordOptions,
): Promise<void> {
  const revisions = changes.map(({ stored, after, changed }) => ({
    companyId: tx.companyId,
    productId: stored.id,
    revision: stored.revision + 1,
    at: now,
    jobId,
    changed,
    staffUserId: actor.kind === "staff" ? actor.staffUserId : null,
    staffName: name,
    before: pick(stored.content, changed),
    after: pick(after, changed),
  }));
  await tx.insert(productRevisions).values(revisions);
  const entries = changes.map(({ stored, after, changed }) => ({
    action: changed.includes("state") ? STATE_ACTIONS[after.state] : "product.changed",
    subjectKind: "product",
    subjectId: stored.id,
    at: now,
    before: { revision: stored.revision, ...summary(stored.content, changed) },
    after: { revision: stored.revision + 1, ...summary(after, changed) },
  }));
  await appendAuditEntries(tx, actor, entries);
}

/** Short values as they are; of lists, how many. */
const summary = (content: ContentChanges, fields: readonly ProductContentField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, summaryOf(content[field])]));

function summaryOf(value: unknown): unknown {
  if (typeof value === "string") return shortenText(value, MAX_AUDIT_TEXT);
  return Array.isArray(value) ? value.length : value;
}
