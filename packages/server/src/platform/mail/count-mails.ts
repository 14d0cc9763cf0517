import { mailboxOf } from "@pecacerta/rules/email";
import { type SQL, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { hashSecret } from "../config/secret-token.ts";
import type { TenantTransaction } from "../database/tenant.ts";
import { LONGEST_MAIL_WINDOW_MS, MAIL_RULES, type MailKind, type MailLimit, type MailRule } from "./mail-limits.ts";

/** Where the counts of a transaction stand: those of its company, or those of accounts of staff. */
export type MailCounts = Pick<NodePgDatabase, "execute"> & {
  readonly limitsMails: boolean;
  readonly companyId?: string;
};

type CountedMail = { kind: MailKind; to: string; now: Date };

export type ReachedMailLimit = { of: "address" | "company"; seconds: number };

/** Counts one mail more. Returns the limit that keeps it from going. The rows are locked until the transaction ends. */
export async function countMail(
  counts: MailCounts,
  { kind, to, now }: CountedMail,
): Promise<ReachedMailLimit | undefined> {
  if (!counts.limitsMails) return undefined;
  const rule: MailRule = MAIL_RULES[kind];
  const { perCompany } = rule;
  const [recipient, limit] = "perAddress" in rule ? [to, rule.perAddress] : [mailboxOf(to), rule.perMailbox];
  const address = hashSecret(JSON.stringify([counts.companyId, recipient])).toString("base64url");
  const ofAddress = await countWithin(counts, { subject: `${kind} ${address}`, limit, now });
  if (ofAddress > 0) return { of: "address", seconds: ofAddress };
  const ofCompany = perCompany ? await countWithin(counts, { subject: kind, limit: perCompany, now }) : 0;
  return ofCompany > 0 ? { of: "company", seconds: ofCompany } : undefined;
}

type Addition = { subject: string; limit: MailLimit; now: Date };

export async function countWithin(
  counts: MailCounts,
  { subject, limit: { max, windowMs }, now }: Addition,
): Promise<number> {
  const oldest = new Date(now.getTime() - windowMs);
  const { companyId } = counts;
  const inserted = companyId
    ? sql`mail_counts (company_id, subject, window_start, count) values (${companyId}, ${subject}, ${now}, 1)
        on conflict (company_id, subject)`
    : sql`staff_mail_counts (subject, window_start, count) values (${subject}, ${now}, 1) on conflict (subject)`;
  const counted = sql.raw(companyId ? "mail_counts" : "staff_mail_counts");
  const isOver = sql`${counted}.window_start <= ${oldest}`;
  const { rows } = await counts.execute<{ count: number; start: Date }>(sql`
    insert into ${inserted} do update set
      count = case when ${isOver} then 1 else least(${counted}.count + 1, ${max + 1}) end,
      window_start = case when ${isOver} then ${now} else ${counted}.window_start end
    returning count, window_start as start`);
  const [row] = rows;
  if (!row || row.count <= max) return 0;
  return Math.max(1, Math.ceil((new Date(row.start).getTime() + windowMs - now.getTime()) / 1000));
}

const whereOld = (now: Date): SQL => sql`window_start < ${new Date(now.getTime() - LONGEST_MAIL_WINDOW_MS)}`;

export async function deleteExpiredMailCounts(tx: TenantTransaction, now: Date): Promise<void> {
  await tx.execute(sql`delete from mail_counts where company_id = ${tx.companyId} and ${whereOld(now)}`);
}

export async function deleteExpiredStaffMailCounts(tx: Pick<NodePgDatabase, "execute">, now: Date): Promise<void> {
  await tx.execute(sql`delete from staff_mail_counts where ${whereOld(now)}`);
}
