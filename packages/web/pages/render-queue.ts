import type { Config } from "@pecacerta/server/platform/config/config";
import { createWorkQueue, type Lane, type WorkQueue } from "@pecacerta/server/platform/jobs/work-queue";

// Waiting costs nothing, refusing costs a request: clients that were refused at once would come again at once and keep the
// event loop from rendering. So most of a crowd waits its time, and these bounds are for memory.
const MAX_WAITING = 2000;
const MAX_WAITING_PER_COMPANY = 1000;
const MAX_WAITING_PER_VISITOR = 20;
const MAX_WAIT_MS = 1500;

/** The pages that wait to be rendered: companies take turns, and within a company its visitors. */
export const createRenderQueue = ({ RENDERS_AT_ONCE }: Config): WorkQueue =>
  createWorkQueue({ atOnce: RENDERS_AT_ONCE, waiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS });

/** As wide as the whole queue: a company alone uses all of it. */
export const companyLane = (companyId: string, atOnce: number): Lane => ({
  name: `company ${companyId}`,
  atOnce,
  waiting: MAX_WAITING_PER_COMPANY,
});

export const visitorLane = (network: string): Lane => ({
  name: `visitor ${network}`,
  atOnce: 1,
  waiting: MAX_WAITING_PER_VISITOR,
});
