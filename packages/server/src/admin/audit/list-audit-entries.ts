import type { AuditEntryDto } from "@pecacerta/contract/admin/audit";
import { DAY_MS, HOUR_MS } from "@pecacerta/rules/duration";
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { findProductIdsByOwnNumbers } from "../../catalog/stock/find-by-own-number.ts";
import { auditEntries } from "../../companies/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { orders } from "../../sales/tables/orders.ts";
import { findMembers, type MemberName } from "../identity/find-members.ts";
import { findSupportNames, type SupportName } from "../support/find-support-names.ts";
import { type AuditSubject, type FindSubject, findSubjectNames } from "./find-subject-names.ts";
import { namedState, namedValues } from "./value-names.ts";

type ListAuditInput = {
  subject?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
  /** An own number of a part. */
  product?: string | undefined;
  /** Days in Brasília. */
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  after?: string | undefined;
  /** Else the costs of products are null. */
  seesCost: boolean;
};

type AuditEntryRow = typeof auditEntries.$inferSelect;

export async function listAuditEntries(
  tx: TenantTransaction,
  input: ListAuditInput,
): Promise<{ items: AuditEntryDto[]; next: string | null; members: MemberName[] }> {
  const rows = await findEntries(tx, input);
  const page = rows.slice(0, input.limit);
  const members = await findMembers(tx);
  const grants = await findSupportNames(tx);
  const operators = findOperators(grants, members);
  const names = new Map([...grants, ...operators, ...members].map(({ id, name }) => [id, name]));
  const subjectOf = await findSubjectNames(tx, [...page, ...page.flatMap(namedValues)]);
  return {
    items: page
      .map((row) => toAuditEntry(row, names, subjectOf))
      .map((entry) => (input.seesCost ? entry : withoutCost(entry))),
    next: rows.length > input.limit ? (page.at(-1)?.id ?? null) : null,
    members: [...members, ...operators],
  };
}

/** Those who asked for support or had it, each with the name of the latest grant, without members. */
function findOperators(grants: readonly SupportName[], members: readonly MemberName[]): MemberName[] {
  const isMember = new Set(members.map(({ id }) => id));
  const names = new Map(grants.toReversed().map(({ operatorId, name }) => [operatorId, name]));
  return [...names].flatMap(([id, name]) => (isMember.has(id) ? [] : [{ id, name }]));
}

/** One entry more than the page has, if there is one. */
async function findEntries(tx: TenantTransaction, input: ListAuditInput): Promise<AuditEntryRow[]> {
  const { actor, action, product, from, to, after, limit } = input;
  const start = from === undefined ? undefined : startOfDay(from);
  const last = to === undefined ? undefined : startOfDay(to);
  return tx
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.companyId, tx.companyId),
        input.subject === undefined ? undefined : await isSubject(tx, input.subject),
        actor === undefined ? undefined : eq(auditEntries.staffUserId, actor),
        action === undefined ? undefined : eq(auditEntries.action, action),
        product === undefined ? undefined : await isOfProduct(tx, product),
        start && and(gte(auditEntries.id, firstIdAt(start.getTime() - CLOCK_SLACK_MS)), gte(auditEntries.at, start)),
        last &&
          and(
            lt(auditEntries.id, firstIdAt(last.getTime() + DAY_MS + LONGEST_WORK_MS)),
            sql`${auditEntries.at} < ${last.toISOString()}::timestamptz + interval '1 day'`,
          ),
        after === undefined ? undefined : lt(auditEntries.id, after),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit + 1);
}

const startOfDay = (day: string): Date => new Date(`${day}T00:00:00-03:00`);

const CLOCK_SLACK_MS = 60_000;
const LONGEST_WORK_MS = HOUR_MS;

/** Ids begin with the time at which the entry was written, shortly after what it tells. */
function firstIdAt(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

async function isSubject(tx: TenantTransaction, subject: string): Promise<SQL | undefined> {
  const separator = subject.indexOf(":");
  const [kind, given] = [subject.slice(0, separator), subject.slice(separator + 1)];
  const id = kind === "order" && /^\d{1,15}$/.test(given) ? await findOrderId(tx, Number(given)) : given;
  return and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, id));
}

/** For an unknown number its text, which no order has as its id. */
async function findOrderId(tx: TenantTransaction, number: number): Promise<string> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.number, number)));
  return order?.id ?? String(number);
}

async function isOfProduct(tx: TenantTransaction, number: string): Promise<SQL | undefined> {
  const found = await findProductIdsByOwnNumbers(tx, [number]);
  const ids = found.get(number) ?? [];
  return and(eq(auditEntries.subjectKind, "product"), inArray(auditEntries.subjectId, [...ids]));
}

function toAuditEntry(row: AuditEntryRow, names: ReadonlyMap<string, string>, subjectOf: FindSubject): AuditEntryDto {
  const { name: subjectName, isDeleted } = subjectOf(row);
  const nameOf = (subject: AuditSubject) => subjectOf(subject).name;
  const { id, at, action, actorKind, staffUserId, actorCustomerId, subjectKind, subjectId, network } = row;
  return {
    id,
    at: at.toISOString(),
    action,
    network,
    actor: {
      kind: actorKind,
      id: staffUserId ?? actorCustomerId,
      name: names.get(staffUserId ?? "") ?? "",
      support: row.supportGrantId !== null,
    },
    subject: {
      kind: subjectKind,
      id: subjectId,
      name: subjectName ?? names.get(subjectId) ?? "",
      deleted: isDeleted,
    },
    before: namedState(row, row.before, nameOf),
    after: namedState(row, row.after, nameOf),
  };
}

const withoutCost = ({ before, after, ...entry }: AuditEntryDto): AuditEntryDto => ({
  ...entry,
  before: before && "cost" in before ? { ...before, cost: null } : before,
  after: after && "cost" in after ? { ...after, cost: null } : after,
});
