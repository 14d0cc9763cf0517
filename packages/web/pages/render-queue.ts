import type { Config } from "@pecacerta/server/config";
import { createWorkQueue, type Lane, type WorkQueue } from "@pecacerta/server/work-queue";

// A render takes some ten milliseconds of one processor: this many wait for about a second.
const WAITING = 200;
const WAITING_OF_COMPANY = 100;
const WAITING_OF_VISITOR = 20;
const MAX_WAIT_MS = 1500;

/** The pages that wait to be rendered: companies take turns, and within a company its visitors. */
export const createRenderQueue = ({ RENDERS_AT_ONCE }: Config): WorkQueue =>
  createWorkQueue({ atOnce: RENDERS_AT_ONCE, waiting: WAITING, maxWaitMs: MAX_WAIT_MS });

export const companyLane = (companyId: string): Lane => ({
  name: `company ${companyId}`,
  atOnce: 1,
  waiting: WAITING_OF_COMPANY,
});

export const visitorLane = (network: string): Lane => ({
  name: `visitor ${network}`,
  atOnce: 1,
  waiting: WAITING_OF_VISITOR,
});
