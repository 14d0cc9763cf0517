import * as calls from "@pecacerta/contract/admin/fitments";
import { accept } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { checkFitments } from "./check-fitments.ts";
import { countCoverage } from "./count-coverage.ts";
import { findEquivalents } from "./find-equivalents.ts";
import { countVehiclesOfRows, parseFitments } from "./parse-fitments.ts";
import { scoreCategories } from "./score-categories.ts";
import { findFamilies, findMakes, findVehiclesOfYear } from "./staff-vehicles.ts";

export const fitmentHandlers: readonly StaffHandler[] = [
  staffHandler(calls.parseFitmentsCall, async (tx, _, { body, now }) =>
    accept({ data: await parseFitments(tx, { ...body, now }) }),
  ),
  staffHandler(calls.countFitmentVehiclesCall, async (tx, _, { body, now }) =>
    accept({ data: await countVehiclesOfRows(tx, { ...body, now }) }),
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
