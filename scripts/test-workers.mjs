import { availableParallelism, totalmem } from "node:os";

const GB = 1024 ** 3;
// A worker of vitest or a browser with its share of the servers, at its largest.
const BYTES_PER_WORKER = 1.5 * GB;
const BYTES_OF_THE_REST = GB;
// More only wait for the longest files.
const MAX_WORKERS = 16;

// One open application has 36 connections at most, and the files of one worker open a second one at times.
const CONNECTIONS_PER_WORKER = 50;
const MIN_CONNECTIONS = 100;

/** How many test files (or browser tests) run at once: one for each core, as far as the memory reaches. */
export function workersOf({ cores, memoryBytes }) {
  const fitting = Math.floor((memoryBytes - BYTES_OF_THE_REST) / BYTES_PER_WORKER);
  return Math.max(1, Math.min(cores, fitting, MAX_WORKERS));
}

/** `max_connections` of a PostgreSQL server that all workers share. */
export const connectionsOf = (workers) => Math.max(MIN_CONNECTIONS, workers * CONNECTIONS_PER_WORKER);

// A container may have less memory than its machine; without a limit the number is 0 or larger than that.
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

export const testMachine = { cores: availableParallelism(), memoryBytes };
export const testWorkers = workersOf(testMachine);
export const testConnections = connectionsOf(testWorkers);
