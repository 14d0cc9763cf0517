import type { ParsedFitmentDto } from "@pecacerta/contract/admin/fitments";
import { type FitmentDraft, toFitment } from "@pecacerta/rules/fitment-draft";
import { parseFitmentText } from "@pecacerta/rules/fitment-text/parse";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { countVehicles } from "../fitment/find-coverage.ts";
import { findVehicleIndex } from "../fitment/vehicle-cache.ts";
import { fitmentDictionary } from "./fitment-dictionary-cache.ts";

type ParseInput = { text: string; source: string; now: Date };

export async function parseFitments(tx: TenantTransaction, { text, source, now }: ParseInput) {
  const vehicles = await findVehicleIndex(tx);
  const thisYear = now.getFullYear();
  const { rows, ...rest } = parseFitmentText(text, fitmentDictionary(vehicles, thisYear));
  const counted = rows.map((row): ParsedFitmentDto => {
    const fitment = { ...row.fitment, source };
    return { ...row, fitment, vehicles: countVehicles(toFitment(fitment), vehicles, thisYear) };
  });
  return { ...rest, rows: counted };
}

type CountInput = { fitments: readonly FitmentDraft[]; now: Date };

export async function countVehiclesOfRows(tx: TenantTransaction, { fitments, now }: CountInput): Promise<number[]> {
  const vehicles = await findVehicleIndex(tx);
  return fitments.map((fitment) => countVehicles(toFitment(fitment), vehicles, now.getFullYear()));
}
