import { availableParallelism, totalmem } from "node:os";

const GB = 1024 ** 3;
const BYTES_PER_WORKER = 1.5 * GB;
const BYTES_OF_THE_REST = GB;
const MAX_WORKERS = 16;

const CONNECTIONS_PER_WORKER = 50;
const MIN_CONNECTIONS = 100;

/** How many test files run at once: one for each core, as far as the memory reaches. */
export function workersOf({ cores, memoryBytes }) {
  const fitting = Math.floor((memoryBytes - BYTES_OF_THE_REST) / BYTES_PER_WORKER);
  return Math.max(1, Math.min(cores, fitting, MAX_WORKERS));
}

export const lanesOf = (workers) => Math.max(2, Math.floor(workers / 2));

export const connectionsOf = (workers) => Math.max(MIN_CONNECTIONS, workers * CONNECTIONS_PER_WORKER);

const containerBytes = process.constrainedMemory() || Number.POSITIVE_INFINITY;
const memoryBytes = Math.min(totalmem(), containerBytes);

export const testMachine = { cores: availableParallelism(), memoryBytes };
export const testWorkers = workersOf(testMachine);
/** Browser tests often wait for the shop, and the shop for them. */
export const browserWorkers = workersOf({ cores: testMachine.cores + 1, memoryBytes });
export const testLanes = lanesOf(testWorkers);
export const testConnections = connectionsOf(testWorkers);
