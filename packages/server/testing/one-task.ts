import type pg from "pg";
import type { Database } from "../src/platform/database/open.ts";

// Citus refuses a statement of several tasks by the first, and a result that travels between nodes by the second.
const LIMITS = "set citus.multi_task_query_log_level = 'error'; set citus.max_intermediate_result_size = 0";

/** From now on, every statement of the program must be one task for one node. */
export function refuseSeveralTasks({ pool, readerPool }: Database): void {
  const limit = (client: pg.PoolClient) => void client.query(LIMITS).catch(() => {});
  pool.on("acquire", limit);
  readerPool.on("acquire", limit);
}
