import { type Tenant, type TenantTransaction, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { sql } from "drizzle-orm";
import type { EngineScenario } from "../engines/engine-scenarios.ts";

export type StaffWork = (tx: TenantTransaction, at: number) => Promise<unknown>;

const CALLS = 200;

/** Work of staff beside an empty transaction of the company, so that a ratio tells its cost on a busy machine. */
export const createStaffScenario =
  (tenant: Tenant, variant: string) =>
  (name: string, maxP99: number, work: StaffWork): EngineScenario => ({
    name,
    maxP99,
    variants: [
      { name: variant, calls: callsOf(tenant, work) },
      { name: "empty transaction", calls: callsOf(tenant, (tx) => tx.execute(sql`select 1`)) },
    ],
  });

const callsOf = (tenant: Tenant, work: StaffWork) =>
  Array.from({ length: CALLS }, (_, at) => () => withTenantTransaction(tenant, (tx) => work(tx, at)));
