import { eq } from "drizzle-orm";
import type { Database } from "../platform/database/open.ts";
import type { Tenant } from "../platform/database/tenant.ts";
import { companies, companyHosts } from "./tables.ts";

export type Directory = {
  bySlug(slug: string): Promise<Tenant | undefined>;
  byId(id: string): Promise<Tenant | undefined>;
  byHost(host: string): Tenant | undefined;
  isSuspended(tenant: Tenant): boolean;
  hasSuspended(): boolean;
  reload(): Promise<void>;
  reloadCount(): number;
};

export function newDirectory(database: Database): Directory {
  let tenantsBySlug = new Map<string, Tenant>();
  let tenantsByHost = new Map<string, Tenant>();
  let suspendedIds = new Set<string>();
  let reloadCount = 0;
  const tenantOf = (row: { id: string; slug: string }): Tenant => ({ companyId: row.id, slug: row.slug, database });

  return {
    // Finds a new company of another process before its notification arrives.
    async bySlug(slug) {
      const cached = tenantsBySlug.get(slug);
      if (cached) return cached;
      const [row] = await database.reader.select().from(companies).where(eq(companies.slug, slug));
      if (row) tenantsBySlug.set(slug, tenantOf(row));
      if (row?.suspendedAt) suspendedIds.add(row.id);
      return row && tenantOf(row);
    },
    async byId(id) {
      const [row] = await database.reader.select().from(companies).where(eq(companies.id, id));
      return row && tenantOf(row);
    },
    byHost: (host) => tenantsByHost.get(host),
    isSuspended: ({ companyId }) => suspendedIds.has(companyId),
    hasSuspended: () => suspendedIds.size > 0,
    async reload() {
      const companyRows = await database.reader.select().from(companies);
      const hostRows = await database.reader.select().from(companyHosts);
      tenantsBySlug = new Map(companyRows.map((row) => [row.slug, tenantOf(row)]));
      suspendedIds = new Set(companyRows.flatMap(({ id, suspendedAt }) => (suspendedAt ? [id] : [])));
      const byId = new Map(companyRows.map((row) => [row.id, tenantOf(row)]));
      tenantsByHost = new Map();
      for (const { host, companyId } of hostRows) {
        const tenant = byId.get(companyId);
        if (tenant) tenantsByHost.set(host, tenant);
      }
      reloadCount++;
    },
    reloadCount: () => reloadCount,
  };
}
