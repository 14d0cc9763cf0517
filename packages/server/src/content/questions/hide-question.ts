import type { HideReason } from "@pecacerta/rules/inbox";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { questions } from "./tables.ts";

/** Without a reason it is shown again. */
type HideQuestionInput = { id: string; reason: HideReason | undefined; now: Date };

/** Accepts without a change if it is so already. */
export async function hideQuestion(
  tx: TenantTransaction,
  actor: Actor,
  { id, reason, now }: HideQuestionInput,
): Promise<Outcome<undefined, "QUESTION_NOT_FOUND">> {
  const whereQuestion = and(eq(questions.companyId, tx.companyId), eq(questions.id, id));
  const [question] = await tx.select().from(questions).where(whereQuestion).for("update");
  if (!question) return refuse("QUESTION_NOT_FOUND");
  if ((question.hiddenAt !== null) === (reason !== undefined)) return accept(undefined);
  const hidden = { hiddenAt: reason ? now : null, hiddenReason: reason ?? "" };
  await tx.update(questions).set(hidden).where(whereQuestion);
  const action = reason ? "question.hidden" : "question.shown";
  await appendAuditEntry(tx, actor, {
    action,
    subjectKind: "question",
    subjectId: id,
    at: now,
    after: reason && { reason },
  });
  return accept(undefined);
}
