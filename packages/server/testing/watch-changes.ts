import { sql } from "drizzle-orm";
import { vi } from "vitest";
import type { Installation } from "../src/companies/installation.ts";
import { catalogVersions } from "../src/companies/tables.ts";
import { type Tenant, withTenantTransaction } from "../src/platform/database/tenant.ts";

type Watched = Pick<Tenant, "companyId"> & { productId: string };

/** Tells whether this process has received a change of the product, or of the whole catalog, since the call. */
export function watchChanges({ versions }: Pick<Installation, "versions">, { companyId, productId }: Watched) {
  const [before, since] = [versions.of(companyId), versions.productChanges(companyId)];
  const page = { whole: new Set([productId]), cards: new Set<string>() };
  return (): boolean => versions.of(companyId) !== before || versions.haveChanged(companyId, since, page);
}

/** Resolves when this process has received all earlier changes: notifications keep their order. */
export async function receiveChanges({ versions }: Installation, tenant: Tenant): Promise<void> {
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(
      sql`update company_settings set contato_mensagem = contato_mensagem || ' ' where company_id = ${tx.companyId}`,
    ),
  );
  const [row] = await withTenantTransaction(tenant, (tx) => tx.select().from(catalogVersions));
  const isReceived = () => versions.of(tenant.companyId).includes(`.${row?.version}.`);
  await vi.waitUntil(isReceived, { timeout: 15_000, interval: 5 });
}
