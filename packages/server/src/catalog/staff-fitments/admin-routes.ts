import * as calls from "@pecacerta/contract/admin/fitments";
import { accept } from "@pecacerta/rules/outcome";
import { computeHandler, type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import type { ComputeTask } from "../../platform/compute/compute-pool.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { RawJson } from "../../platform/http/raw-json.ts";
import { checkFitments } from "./check-fitments.ts";
import { countCoverage } from "./count-coverage.ts";
import { findEquivalents } from "./find-equivalents.ts";
import type { CountInput, ParseInput } from "./fitment-tasks.ts";
import { scoreCategories } from "./score-categories.ts";
import { findSharedPriceTable } from "./shared-price-table.ts";
import { findFamilies, findMakes, findVehiclesOfYear } from "./staff-vehicles.ts";

const FILE = "catalog/staff-fitments/fitment-tasks.ts";
const PARSE_FITMENTS: ComputeTask<ParseInput, Uint8Array> = { file: FILE, name: "parseFitments" };
const COUNT_VEHICLES: ComputeTask<CountInput, number[]> = { file: FILE, name: "countVehiclesOfRows" };

const readPriceTable = async (tx: TenantTransaction) => accept(await findSharedPriceTable(tx));

export const fitmentHandlers: readonly StaffHandler[] = [
  computeHandler(calls.parseFitmentsCall, readPriceTable, async (priceTable, { body, now }, runTask) => {
    const json = await runTask(PARSE_FITMENTS, { ...body, priceTable, thisYear: now.getFullYear() });
    return accept(new RawJson(Buffer.from(json.buffer, json.byteOffset, json.byteLength)));
  }),
  computeHandler(calls.countFitmentVehiclesCall, readPriceTable, async (priceTable, { body, now }, runTask) =>
    accept({ data: await runTask(COUNT_VEHICLES, { ...body, priceTable, thisYear: now.getFullYear() }) }),
  ),
  staffHandler(calls.listFitmentEquivalentsCall, async (tx, _, { params }) => {
    const outcome = await findEquivalents(tx, params.id);
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  }),
  staffHandler(calls.checkFitmentsCall, async (tx, _, { body, now }) => {
    const outcome = await checkFitments(tx, { ...body, now });
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  }),
  staffHandler(calls.getFitmentCoverageCall, async (tx) => accept({ data: await countCoverage(tx) })),
  staffHandler(calls.listFitmentScoresCall, async (tx, _, { now }) => accept({ data: await scoreCategories(tx, now) })),
  staffHandler(calls.listStaffVehicleMakesCall, async (tx, _, { query }) =>
    accept({ data: await findMakes(tx, query.type) }),
  ),
  staffHandler(calls.listStaffVehicleFamiliesCall, async (tx, _, { query, now }) =>
    accept({ data: await findFamilies(tx, query, now) }),
  ),
  staffHandler(calls.listStaffVehiclesCall, async (tx, _, { query, now }) =>
    accept({ data: await findVehiclesOfYear(tx, { ...query, now }) }),
  ),
];
