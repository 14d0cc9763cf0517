import { sql } from "drizzle-orm";
import { prepareStatement } from "../../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant } from "../../../platform/database/tenant.ts";
import { isOfVehicle, type ParsedQuery } from "../search-engine.ts";
import { isVehicleType } from "../vehicle-words.ts";

export async function withFittedTypes(tenant: Tenant, query: ParsedQuery): Promise<ParsedQuery> {
  if (query.terms.some(isOfVehicle) || !query.terms.some(({ input }) => isVehicleType(input))) return query;
  const rows = await selectFittedTypes(readerClient(tenant), { company: tenant.companyId });
  return { ...query, fittedTypes: rows.map(({ type }) => type) };
}

const selectFittedTypes = prepareStatement<"company", { type: number }>(
  "search-fitted-types",
  (value) => sql`
    select type from generate_series(1, 3) as type
    where exists (select from fitments f where f.company_id = ${value("company")} and f.vehicle_type = type)`,
);
