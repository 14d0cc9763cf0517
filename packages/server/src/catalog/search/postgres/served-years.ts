import { sql } from "drizzle-orm";
import { prepareStatement } from "../../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant } from "../../../platform/database/tenant.ts";
import type { ParsedQuery, PartialYears, VehicleScope } from "../search-engine.ts";
import type { ModelYears } from "../vehicle-generations.ts";
import { familiesSql, includesVehicleSql, type VehicleParameter, vehicleValues } from "./vehicle-scope-sql.ts";

/** Of more hits, some years would be left out. */
export const MAX_WITH_YEARS = 10;
const MAX_SPANS = 3;

export const leavesYearsOut = (query: ParsedQuery, parsed: ParsedQuery): boolean =>
  parsed.vehicle?.required !== undefined && query.vehicle !== undefined && query.vehicle.required === undefined;

export async function withPartialYears(
  tenant: Tenant,
  query: ParsedQuery,
  parsed: ParsedQuery,
  hits: readonly { id: string }[],
): Promise<ParsedQuery> {
  const terms = parsed.terms.filter(({ role }) => role === "year").map(({ input }) => input);
  const ids = hits.map(({ id }) => id);
  const spans = ids.length < MAX_WITH_YEARS && query.vehicle ? await findServedYears(tenant, query.vehicle, ids) : [];
  const partialYears: PartialYears = { terms, served: spans.length <= MAX_SPANS ? spans : [] };
  return { ...query, partialYears };
}

async function findServedYears(tenant: Tenant, vehicle: VehicleScope, ids: readonly string[]): Promise<ModelYears[]> {
  const rows = await selectServedYears(readerClient(tenant), {
    company: tenant.companyId,
    products: ids,
    ...vehicleValues(vehicle),
  });
  const spans: ModelYears[] = [];
  for (const { from, to } of rows) {
    const last = spans.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else spans.push({ from, to });
  }
  return spans;
}

const selectServedYears = prepareStatement<VehicleParameter | "company" | "products", ModelYears>(
  "search-served-years",
  (value) => sql`
    select distinct greatest(f.year_from, (select ${value("yearFrom")}::int)) as from,
      least(f.year_to, (select ${value("yearTo")}::int)) as to
    from ${familiesSql(value)}
    join fitments f on f.company_id = ${value("company")} and f.product_id = any ((select ${value("products")}::uuid[])::uuid[])
      and ${includesVehicleSql(value)}
    order by 1, 2`,
);
