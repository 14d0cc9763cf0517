import { parseArgs } from "node:util";
import { type Cleanup, openStaffData, reportStaffScenarios, staffBenchOptions } from "../staff/open-staff-data.ts";
import { orderScenarios } from "./order-scenarios.ts";

export async function runOrdersBench(args: string[], cleanup: Cleanup): Promise<void> {
  const { values } = parseArgs({ args, options: staffBenchOptions });
  const data = await openStaffData(values, cleanup);
  await reportStaffScenarios(orderScenarios(data.tenant, data.orders), data, values);
}
