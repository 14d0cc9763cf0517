import type { Config } from "@pecacerta/server/platform/config/config";
import { createWorkQueue, type Lane, type WorkQueue } from "@pecacerta/server/platform/work-queue/work-queue";

// Refused clients retry at once and keep the event loop busy, so requests wait; the limits bound memory.
const MAX_WAITING = 2000;
const MAX_WAITING_PER_COMPANY = 1000;
const MAX_WAITING_PER_VISITOR = 20;
const MAX_WAIT_MS = 1500;

/** Companies take turns, and visitors within a company. */
export const createRenderQueue = ({ RENDERS_AT_ONCE }: Config): WorkQueue =>
  createWorkQueue({ atOnce: RENDERS_AT_ONCE, waiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS });

/** One company alone may use the whole queue. */
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
