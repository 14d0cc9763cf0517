import { eq } from "drizzle-orm";
import type { Database } from "../platform/database/open.ts";
import type { Shop } from "./shop.ts";
import { companies, companyHosts } from "./tables.ts";

/** Which companies there are and which hosts are theirs, kept in memory: every page asks for it. */
export type Directory = {
  bySlug(slug: string): Promise<Shop | undefined>;
  byId(id: string): Promise<Shop | undefined>;
  byHost(host: string): Shop | undefined;
  /** Reads everything again: at start, and whenever the database tells that it changed. */
  reload(): Promise<void>;
  /** How often everything was read: what was looked up before the last time may no longer hold. */
  readings(): number;
};

export function newDirectory(database: Database): Directory {
  let slugs = new Map<string, Shop>();
  let hosts = new Map<string, Shop>();
  let readings = 0;
  const shopOf = (row: { id: string; slug: string }): Shop => ({ companyId: row.id, slug: row.slug, database });

  return {
    // A company made a moment ago by another process is found even before the word of it has come.
    async bySlug(slug) {
      const known = slugs.get(slug);
      if (known) return known;
      const [row] = await database.reader.select().from(companies).where(eq(companies.slug, slug));
      if (row) slugs.set(slug, shopOf(row));
      return row && shopOf(row);
    },
    async byId(id) {
      const [row] = await database.reader.select().from(companies).where(eq(companies.id, id));
      return row && shopOf(row);
    },
    byHost: (host) => hosts.get(host),
    async reload() {
      const found = await database.reader.select().from(companies);
      const named = await database.reader.select().from(companyHosts);
      slugs = new Map(found.map((row) => [row.slug, shopOf(row)]));
      const byId = new Map(found.map((row) => [row.id, shopOf(row)]));
      hosts = new Map();
      for (const { host, companyId } of named) {
        const shop = byId.get(companyId);
        if (shop) hosts.set(host, shop);
      }
      readings++;
    },
    readings: () => readings,
  };
}
