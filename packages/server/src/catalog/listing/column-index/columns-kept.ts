import { memoizePerDatabase } from "../../../platform/database/memoize-per-database.ts";
import type { Tenant } from "../../../platform/database/tenant.ts";
import type { Columns } from "./columns.ts";
import { madeAnew, madeFromAll } from "./columns-making.ts";
import { brandNames, changedSince, lookAt, versionSeen } from "./columns-reading.ts";

/** As many products as one process keeps columns of: some 70 bytes each. */
const MOST_PRODUCTS = 1_500_000;
/** With more changes than these, reading all again is quicker than looking for the place of each. */
const MOST_CHANGES = 1000;

type Kept = { columns?: Columns; work?: Promise<Columns> };

const companiesOf = memoizePerDatabase(() => new Map<string, Kept>());

/** The company's columns, of this version of its catalogue or a later one: read when first asked for, then kept up. */
export async function columnsOf(shop: Tenant, version: number): Promise<Columns> {
  const kept = keptOf(shop);
  for (;;) {
    if (kept.columns && kept.columns.version >= version) return kept.columns;
    // What is under way may have begun before the version asked for was there.
    kept.work ??= caughtUp(shop, kept).finally(() => {
      kept.work = undefined;
    });
    await kept.work;
  }
}

async function caughtUp(shop: Tenant, kept: Kept): Promise<Columns> {
  const columns = await read(shop, kept.columns);
  kept.columns = columns;
  makeRoom(shop);
  return columns;
}

const read = (shop: Tenant, old: Columns | undefined): Promise<Columns> =>
  lookAt(shop, async (client) => {
    const { companyId } = shop;
    const version = await versionSeen(client, companyId);
    const since = { companyId, version: old?.version ?? 0, most: MOST_CHANGES + 1 };
    const ids = old ? await changedSince(client, since) : [];
    if (old && ids.length === 0) return { ...old, version };
    const few = old && ids.length <= MOST_CHANGES;
    const columns = few ? await madeAnew(client, { companyId, old, ids }) : await madeFromAll(client, companyId);
    const { brands } = columns.words;
    const names = await brandNames(
      client,
      brands.map(({ text }) => text),
    );
    for (const brand of brands) brand.name = names.get(brand.text) ?? brand.text;
    return { ...columns, version };
  });

/** Those asked for last stand last. */
function keptOf({ database, companyId }: Tenant): Kept {
  const companies = companiesOf(database);
  const kept = companies.get(companyId) ?? {};
  companies.delete(companyId);
  companies.set(companyId, kept);
  return kept;
}

function makeRoom({ database, companyId }: Tenant): void {
  const companies = companiesOf(database);
  const sizeOf = ({ columns }: Kept) => columns?.size ?? 0;
  let all = [...companies.values()].reduce((sum, kept) => sum + sizeOf(kept), 0);
  for (const [id, kept] of companies) {
    if (all <= MOST_PRODUCTS) return;
    if (id === companyId || kept.work) continue;
    all -= sizeOf(kept);
    companies.delete(id);
  }
}
