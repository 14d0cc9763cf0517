import type { OrderedVerdictDto } from "@pecacerta/contract/fitment";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { findFitVehicle, findFitVerdicts, toVehicleDto } from "../../catalog/fitment/fit-verdicts.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

type JudgeOrderFitmentInput = { vehicleId: string | undefined; productIds: readonly string[]; now: Date };

/** By product id; empty without a vehicle. */
export async function judgeOrderFitment(
  tx: TenantTransaction,
  { vehicleId, productIds, now }: JudgeOrderFitmentInput,
): Promise<Outcome<ReadonlyMap<string, OrderedVerdictDto>, "VEHICLE_NOT_FOUND">> {
  if (vehicleId === undefined) return accept(new Map());
  const fitVehicle = await findFitVehicle(tx, vehicleId);
  if (!fitVehicle) return refuse("VEHICLE_NOT_FOUND");
  const vehicle = toVehicleDto(fitVehicle);
  const verdicts = await findFitVerdicts(tx, { companyId: tx.companyId, productIds, vehicle: fitVehicle, now });
  return accept(new Map([...verdicts].map(([id, verdict]) => [id, { vehicle, ...verdict }])));
}
