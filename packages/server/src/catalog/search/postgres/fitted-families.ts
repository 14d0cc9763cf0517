import { sql } from "drizzle-orm";
import { prepareStatement } from "../../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant } from "../../../platform/database/tenant.ts";
import type { VehicleFamily } from "../vehicle-words.ts";

export async function fittedFamilies(tenant: Tenant, families: readonly VehicleFamily[]): Promise<VehicleFamily[]> {
  const rows = await selectFitted(readerClient(tenant), {
    company: tenant.companyId,
    makes: families.map(({ make }) => make),
    families: families.map(({ family }) => family),
  });
  const positions = new Set(rows.map(({ position }) => position));
  return families.filter((_, index) => positions.has(index + 1));
}

const selectFitted = prepareStatement<"company" | "makes" | "families", { position: number }>(
  "search-fitted-families",
  (value) => sql`
    select position::int from unnest((select ${value("makes")}::text[]), (select ${value("families")}::text[]))
      with ordinality as named (make, family, position)
    where exists (
      select from fitments f
      where f.company_id = ${value("company")} and f.make = named.make and f.family = named.family)`,
);
