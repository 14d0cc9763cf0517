import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { isOpenVerdict } from "@pecacerta/rules/fitment";
import { formatVehicleName } from "@pecacerta/rules/vehicle-name";
import { findFitVehicle, findFitVerdicts } from "../../catalog/fitment/fit-verdicts.ts";
import { findGarage } from "../../customers/garage/queries.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

const MAX_VEHICLES = 3;

type GarageVerdictsInput = { customerId: string; productId: string; now: Date };

/** Whether the product serves the customer's latest vehicles. */
export async function findGarageVerdicts(
  tx: TenantTransaction,
  { customerId, productId, now }: GarageVerdictsInput,
): Promise<InboxThreadDto["vehicles"]> {
  const verdicts: InboxThreadDto["vehicles"] = [];
  for (const { id } of (await findGarage(tx, customerId)).slice(0, MAX_VEHICLES)) {
    const vehicle = await findFitVehicle(tx, id);
    if (!vehicle) continue;
    const input = { companyId: tx.companyId, productIds: [productId], vehicle, now };
    const found = (await findFitVerdicts(tx, input)).get(productId);
    if (!found) continue;
    const verdict = isOpenVerdict(found) ? "unknown" : found.verdict;
    verdicts.push({ name: formatVehicleName(vehicle), verdict, note: found.row?.note ?? "" });
  }
  return verdicts;
}
