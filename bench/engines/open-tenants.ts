import { openDatabase } from "@pecacerta/server/platform/database/open";
import type { Tenant } from "@pecacerta/server/platform/database/tenant";
import type pg from "pg";

const TIMEOUT_MS = 120_000;
const CONNECTIONS = 10;

export type Tenants = { bySlug(slug: string): Tenant; close(): Promise<void> };

export async function openTenants(owner: pg.Client, url: string): Promise<Tenants> {
  const database = openDatabase(url, {
    connections: CONNECTIONS,
    timeoutMs: TIMEOUT_MS,
    // Idle connections end when the server stops.
    onError: () => undefined,
  });
  const { rows } = await owner.query<{ id: string; slug: string }>("select id, slug from companies");
  const tenants = new Map(rows.map(({ id, slug }) => [slug, { companyId: id, slug, database }]));
  return { bySlug: (slug) => tenants.get(slug) as Tenant, close: () => database.close() };
}
