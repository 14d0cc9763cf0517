import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { type AnswerInput, type AnswerOutcome, findAnswerConflict } from "../standing-answer.ts";
import { messages } from "./tables.ts";

export type ContactMessageInput = { name: string; email: string; phone: string; message: string };

/** Stored for the inbox, and mailed to the company. */
export async function createContactMessage(
  tx: TenantTransaction,
  { message, ...author }: ContactMessageInput,
  { to, now }: { to: string; now: Date },
): Promise<void> {
  const { companyId } = tx;
  await tx.insert(messages).values({ companyId, id: uuid(), createdAt: now, ...author, content: message });
  await queueMail(tx, { template: "contact-message", to, customerId: null, content: { ...author, message } });
}

/** The answer is mailed, so it cannot be changed. */
export async function answerContactMessage(
  tx: TenantTransaction,
  actor: Actor,
  { id, answer, staffName, now }: Omit<AnswerInput, "previous">,
): Promise<AnswerOutcome<"MESSAGE_NOT_FOUND">> {
  const message = await lockMessage(tx, id);
  if (!message) return refuse("MESSAGE_NOT_FOUND");
  if (message.answer === answer) return accept(undefined);
  const conflict = findAnswerConflict(message, {});
  if (conflict) return conflict;
  await tx.update(messages).set({ answer, answeredAt: now, staffName }).where(whereMessage(tx, id));
  const { name, email: to, content } = message;
  const mailContent = { name, message: content, answer };
  await queueMail(tx, { template: "message-answered", to, customerId: null, content: mailContent });
  await appendAuditEntry(tx, actor, { action: "message.answered", subjectKind: "message", subjectId: id, at: now });
  return accept(undefined);
}

export async function closeContactMessage(
  tx: TenantTransaction,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<undefined, "MESSAGE_NOT_FOUND">> {
  const message = await lockMessage(tx, id);
  if (!message) return refuse("MESSAGE_NOT_FOUND");
  if (message.closedAt) return accept(undefined);
  await tx.update(messages).set({ closedAt: now }).where(whereMessage(tx, id));
  await appendAuditEntry(tx, actor, { action: "message.closed", subjectKind: "message", subjectId: id, at: now });
  return accept(undefined);
}

const whereMessage = (tx: TenantTransaction, id: string) =>
  and(eq(messages.companyId, tx.companyId), eq(messages.id, id));

async function lockMessage(tx: TenantTransaction, id: string) {
  const [message] = await tx.select().from(messages).where(whereMessage(tx, id)).for("update");
  return message;
}
