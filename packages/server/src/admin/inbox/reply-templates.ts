import type { ReplyTemplatesDto } from "@pecacerta/contract/admin/templates";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { replyTemplates } from "./tables.ts";

/** Revision 0: none were saved yet. */
export async function findReplyTemplates(tx: TenantTransaction): Promise<ReplyTemplatesDto> {
  const { revision, templates } = replyTemplates;
  const [row] = await tx
    .select({ revision, templates })
    .from(replyTemplates)
    .where(eq(replyTemplates.companyId, tx.companyId));
  return row ?? { revision: 0, templates: [] };
}

type ReplaceTemplatesInput = { templates: ReplyTemplatesDto["templates"]; tag: string | undefined; now: Date };

/** `tag`: of the header If-Match, as `"r3"`. */
export async function replaceReplyTemplates(
  tx: TenantTransaction,
  actor: Actor,
  { templates, tag, now }: ReplaceTemplatesInput,
): Promise<Outcome<ReplyTemplatesDto, "VERSION_NEEDED" | "CHANGED_MEANWHILE">> {
  if (tag === undefined) return refuse("VERSION_NEEDED");
  const known = Number(/^"r(\d{1,9})"$/.exec(tag)?.[1] ?? -1);
  const next = { revision: known + 1, templates };
  const { companyId } = tx;
  const saved =
    known === 0
      ? await tx
          .insert(replyTemplates)
          .values({ companyId, ...next })
          .onConflictDoNothing()
      : await tx
          .update(replyTemplates)
          .set(next)
          .where(and(eq(replyTemplates.companyId, companyId), eq(replyTemplates.revision, known)));
  if (saved.rowCount !== 1) return refuse("CHANGED_MEANWHILE");
  const after = { count: templates.length };
  const entry = { action: "templates.changed", subjectKind: "templates", subjectId: companyId, after, at: now };
  await appendAuditEntry(tx, actor, entry);
  return accept(next);
}
