import { expect, test } from "vitest";
import { connectionsOf, lanesOf, workersOf } from "./test-workers.mjs";

const GB = 1024 ** 3;
const onMachine = (cores, gigabytes) => workersOf({ cores, memoryBytes: gigabytes * GB });

test.each([
  [1, 8, 1],
  [2, 8, 2],
  [4, 16, 4],
  [8, 16, 8],
  [64, 256, 16],
])("%i cores with %i GB have a worker for each core, but no more than sixteen", (cores, gigabytes, workers) => {
  expect(onMachine(cores, gigabytes)).toBe(workers);
});

test.each([
  [8, 8, 4],
  [8, 4, 2],
  [64, 16, 10],
  [2, 2, 1],
  [8, 0.5, 1],
])("%i cores with %i GB have as many workers as fit into the memory, but one at least", (cores, gigabytes, workers) => {
  expect(onMachine(cores, gigabytes)).toBe(workers);
});

test("many cores run more steps beside each other", () => {
  expect([1, 2, 4, 8, 16].map(lanesOf)).toEqual([2, 2, 2, 4, 8]);
});

test("PostgreSQL allows the connections of all workers", () => {
  expect([1, 2, 8, 16].map(connectionsOf)).toEqual([100, 100, 400, 800]);
});
