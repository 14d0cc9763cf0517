import { secondsLeft } from "@pecacerta/rules/duration";
import { mailboxOf } from "@pecacerta/rules/email";
import { type SQL, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { hashSecret } from "../config/secret-token.ts";
import type { TenantTransaction } from "../database/tenant.ts";
import {
  type KindOfAccounts,
  LONGEST_MAIL_WINDOW_MS,
  MAIL_RULES,
  type MailKind,
  type MailLimit,
  type MailRule,
} from "./mail-limits.ts";

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
  const address = hashAddress(counts, recipient);
  const ofAddress = await countWithin(counts, { subject: `${kind} ${address}`, limit, now });
  if (ofAddress > 0) return { of: "address", seconds: ofAddress };
  const ofCompany = perCompany ? await countWithin(counts, { subject: kind, limit: perCompany, now }) : 0;
  return ofCompany > 0 ? { of: "company", seconds: ofCompany } : undefined;
}

type CountedMails = { kind: KindOfAccounts; to: readonly string[]; now: Date };

/** Counts one mail more of each address. Returns the limits that keep some from going, by address. */
export async function countMails(
  counts: MailCounts,
  { kind, to, now }: CountedMails,
): Promise<Map<string, ReachedMailLimit>> {
  if (!counts.limitsMails) return new Map();
  const addressOf = new Map(to.map((address) => [`${kind} ${hashAddress(counts, address)}`, address]));
  const waits = await countEachWithin(counts, {
    subjects: [...addressOf.keys()],
    limit: MAIL_RULES[kind].perAddress,
    now,
  });
  return new Map(
    [...waits].flatMap(([subject, seconds]) => {
      const address = addressOf.get(subject);
      return address !== undefined && seconds > 0 ? [[address, { of: "address", seconds }] as const] : [];
    }),
  );
}

const hashAddress = ({ companyId }: MailCounts, address: string): string =>
  hashSecret(JSON.stringify([companyId, address])).toString("base64url");

type Addition = { limit: MailLimit; now: Date };

export async function countWithin(
  counts: MailCounts,
  { subject, ...addition }: Addition & { subject: string },
): Promise<number> {
  return (await countEachWithin(counts, { ...addition, subjects: [subject] })).get(subject) ?? 0;
}

/** Returns the seconds until each subject is below the limit again. In one order: two transactions never deadlock. */
async function countEachWithin(
  counts: MailCounts,
  { subjects, limit: { max, windowMs }, now }: Addition & { subjects: readonly string[] },
): Promise<Map<string, number>> {
  const oldest = new Date(now.getTime() - windowMs);
  const { companyId } = counts;
  const rows = subjects
    .toSorted()
    .map((subject) => (companyId ? sql`(${companyId}, ${subject}, ${now}, 1)` : sql`(${subject}, ${now}, 1)`));
  const values = sql.join(rows, sql`, `);
  const inserted = companyId
    ? sql`mail_counts (company_id, subject, window_start, count) values ${values} on conflict (company_id, subject)`
    : sql`staff_mail_counts (subject, window_start, count) values ${values} on conflict (subject)`;
  const counted = sql.raw(companyId ? "mail_counts" : "staff_mail_counts");
  const isOver = sql`${counted}.window_start <= ${oldest}`;
  const { rows: updated } = await counts.execute<{ subject: string; count: number; start: Date }>(sql`
    insert into ${inserted} do update set
      count = case when ${isOver} then 1 else least(${counted}.count + 1, ${max + 1}) end,
      window_start = case when ${isOver} then ${now} else ${counted}.window_start end
    returning subject, count, window_start as start`);
  const secondsFrom = (start: Date): number => secondsLeft(windowMs, now.getTime() - new Date(start).getTime());
  return new Map(updated.map(({ subject, count, start }) => [subject, count <= max ? 0 : secondsFrom(start)]));
}

const whereOld = (now: Date): SQL => sql`window_start < ${new Date(now.getTime() - LONGEST_MAIL_WINDOW_MS)}`;

export async function deleteExpiredMailCounts(tx: TenantTransaction, now: Date): Promise<void> {
  await tx.execute(sql`delete from mail_counts where company_id = ${tx.companyId} and ${whereOld(now)}`);
}

export async function deleteExpiredStaffMailCounts(tx: Pick<NodePgDatabase, "execute">, now: Date): Promise<void> {
  await tx.execute(sql`delete from staff_mail_counts where ${whereOld(now)}`);
}
