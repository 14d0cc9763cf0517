import type { InstallationCompanyDto } from "@pecacerta/contract/admin/installation";
import { and, asc, eq, gt, ilike, inArray, or, sql } from "drizzle-orm";
import { findCompanyNames } from "../../companies/queries.ts";
import { companies, companyHosts } from "../../companies/tables.ts";
import type { Database } from "../../platform/database/open.ts";
import { type OperatorTransaction, withOperatorTransaction } from "./operator-transaction.ts";

type CompanyQuery = { q?: string | undefined; limit: number; after?: string | undefined };

const MAX_COUNTED = 10_000;

export async function listCompanies(database: Database, { q, limit, after }: CompanyQuery) {
  const { rows, hosts, counted } = await withOperatorTransaction(database, async (tx) => {
    const isFound = q === undefined ? undefined : matches(tx, q);
    const rows = await tx
      .select()
      .from(companies)
      .where(and(isFound, after === undefined ? undefined : gt(companies.slug, after)))
      .orderBy(asc(companies.slug))
      .limit(limit + 1);
    const counted = await tx
      .select({ one: sql`1` })
      .from(companies)
      .where(isFound)
      .limit(MAX_COUNTED + 1);
    return { rows, hosts: await findHosts(tx, rows), counted: counted.length };
  });
  const shown = rows.slice(0, limit);
  return {
    items: await toDtos(database, shown, hosts),
    next: rows.length > limit ? (shown.at(-1)?.slug ?? null) : null,
    total: Math.min(counted, MAX_COUNTED),
    isMore: counted > MAX_COUNTED,
  };
}

export async function findInstallationCompany(
  database: Database,
  slug: string,
): Promise<InstallationCompanyDto | undefined> {
  const found = await withOperatorTransaction(database, async (tx) => {
    const rows = await tx.select().from(companies).where(eq(companies.slug, slug));
    return { rows, hosts: await findHosts(tx, rows) };
  });
  const [company] = await toDtos(database, found.rows, found.hosts);
  return company;
}

type CompanyRow = typeof companies.$inferSelect;
type HostRow = typeof companyHosts.$inferSelect;

function matches(tx: OperatorTransaction, q: string) {
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const byHost = tx.select({ id: companyHosts.companyId }).from(companyHosts).where(ilike(companyHosts.host, pattern));
  return or(ilike(companies.slug, pattern), inArray(companies.id, byHost));
}

const findHosts = async (tx: OperatorTransaction, rows: readonly CompanyRow[]): Promise<HostRow[]> =>
  rows.length === 0
    ? []
    : await tx
        .select()
        .from(companyHosts)
        .where(
          inArray(
            companyHosts.companyId,
            rows.map(({ id }) => id),
          ),
        )
        .orderBy(asc(companyHosts.host));

async function toDtos(database: Database, rows: readonly CompanyRow[], hosts: readonly HostRow[]) {
  const names = await findCompanyNames(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, slug, createdAt, suspendedAt, suspendedReason }) => ({
    slug,
    name: names.get(id) ?? slug,
    createdAt: createdAt.toISOString(),
    hosts: hosts.flatMap(({ companyId, host }) => (companyId === id ? [host] : [])),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    suspendedReason,
  }));
}
