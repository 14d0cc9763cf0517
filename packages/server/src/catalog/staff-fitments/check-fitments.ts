import { judgeFitment } from "@pecacerta/rules/fitment";
import { type FitmentDraft, toFitment } from "@pecacerta/rules/fitment-draft";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findFitVehicle, toVehicleDto } from "../fitment/fit-verdicts.ts";

type CheckInput = {
  vehicle: string;
  compatibility: "all" | "unknown" | "listed";
  fitments: readonly FitmentDraft[];
  now: Date;
};

/** Judges rows that are not saved yet as the storefront judges stored ones. */
export async function checkFitments(tx: TenantTransaction, { vehicle: id, compatibility, fitments, now }: CheckInput) {
  const vehicle = await findFitVehicle(tx, id);
  if (!vehicle) return refuse("VEHICLE_NOT_FOUND");
  const rows = fitments.map((draft) => ({ ...toFitment(draft), draft }));
  const { verdict, row, doubts } = judgeFitment({ compatibility, fitments: rows }, vehicle, now.getFullYear());
  return accept({ vehicle: toVehicleDto(vehicle), verdict, row: row?.draft ?? null, doubts });
}
