import type { OrderedVerdictDto } from "@pecacerta/contract/fitment";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { findFitVehicle, findFitVerdicts, toVehicleDto } from "../../catalog/fitment/fit-verdicts.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { PricedLine } from "../pricing/price-lines.ts";

type JudgeOrderFitmentInput = { vehicleId: string | undefined; lines: readonly PricedLine[]; now: Date };

/** What the shop says of the buyer's vehicle and each product of the lines, by the product's id; nothing without one. */
export async function judgeOrderFitment(
  tx: TenantTransaction,
  { vehicleId, lines, now }: JudgeOrderFitmentInput,
): Promise<Outcome<ReadonlyMap<string, OrderedVerdictDto>, "VEHICLE_NOT_FOUND">> {
  if (vehicleId === undefined) return accept(new Map());
  const known = await findFitVehicle(tx, vehicleId);
  if (!known) return refuse("VEHICLE_NOT_FOUND");
  const vehicle = toVehicleDto(known);
  const productIds = lines.map(({ goods }) => goods.id);
  const verdicts = await findFitVerdicts(tx, { companyId: tx.companyId, productIds, vehicle: known, now });
  return accept(new Map([...verdicts].map(([id, verdict]) => [id, { vehicle, ...verdict }])));
}
