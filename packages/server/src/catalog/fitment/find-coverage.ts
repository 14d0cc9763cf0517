import { type Fitment, type FitVehicle, unverifiedConditions } from "@pecacerta/rules/fitment";
import { type CoverageInput, fitmentCoverage } from "@pecacerta/rules/fitment-coverage";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findVehicleIndex, fitmentScope, type VehicleIndex } from "./vehicle-cache.ts";

type CoveredProduct = Omit<CoverageInput, "rows"> & { fitments: readonly Fitment[]; now: Date };

/** How complete the fitment data of a product is, 0 to 100. */
export async function findCoverage(
  tx: Pick<TenantTransaction, "client" | "execute">,
  { fitments, now, ...product }: CoveredProduct,
): Promise<number> {
  if (fitments.length === 0) return fitmentCoverage({ ...product, rows: [] });
  const vehicles = await findVehicleIndex(tx);
  const engines = new Map<string, number>();
  const rows = fitments.map((fitment) => ({
    vehicles: countVehicles(fitment, vehicles, now.getFullYear()),
    hasSource: Boolean(fitment.source),
    engine: fitment.engine ?? "",
    position: fitment.position ?? "",
    familyEngines: namesVersion(fitment) ? 1 : countEngines(fitment, vehicles, engines),
  }));
  return fitmentCoverage({ ...product, rows });
}

type VehicleScopes = { byScope: ReadonlyMap<string, readonly FitVehicle[]> };

/** Vehicles of the price table that the fitment means, with a note or without. */
export const countVehicles = (fitment: Fitment, { byScope }: VehicleScopes, thisYear: number): number =>
  (byScope.get(fitmentScope(fitment)) ?? []).filter((vehicle) => unverifiedConditions(fitment, vehicle, thisYear))
    .length;

/** A model or a code has one engine. */
const namesVersion = ({ model, codFipe }: Fitment): boolean => Boolean(model || codFipe);

function countEngines({ type, make, family }: Fitment, { byScope }: VehicleIndex, known: Map<string, number>): number {
  const scope = fitmentScope({ type, make, family });
  const count = known.get(scope) ?? new Set((byScope.get(scope) ?? []).map(({ engine }) => engine)).size;
  known.set(scope, count);
  return count;
}
