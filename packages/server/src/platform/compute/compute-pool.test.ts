import { execFileSync } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import type * as tasks from "../../../testing/compute-tasks.ts";
import { sourceFile } from "../process/source-file.ts";
import { QueueFullError } from "../work-queue/work-queue.ts";
import {
  type ComputePool,
  type ComputeTask,
  computeLimits,
  createComputePool,
  TaskLimitError,
} from "./compute-pool.ts";

const FILE = "../testing/compute-tasks.ts";
const ADD: ComputeTask<Parameters<typeof tasks.add>[0], number> = { file: FILE, name: "add" };
const SPIN: ComputeTask<undefined, never> = { file: FILE, name: "spin" };

const patient = computeLimits(180_000);

let pool: ComputePool;
afterEach(() => pool.close());

test("threads start with the first task and end when they are idle", async () => {
  pool = createComputePool({ ...patient, idleMs: 10 });
  expect(pool.threads()).toBe(0);
  expect(await pool.run("one", ADD, [1, 2])).toBe(3);
  await expect.poll(() => pool.threads(), { timeout: 50_000 }).toBe(0);
  expect(await pool.run("one", ADD, [3, 4])).toBe(7);
});

test("a task without an end is ended, and the next one runs", async () => {
  pool = createComputePool({ ...patient, taskMs: 300 });
  await expect(pool.run("one", SPIN, undefined)).rejects.toThrow(TaskLimitError);
  pool = await pool.close().then(() => createComputePool(patient));
  expect(await pool.run("one", ADD, [1, 2])).toBe(3);
});

test("a task ends with its request, under way or waiting", async () => {
  pool = createComputePool(patient);
  const request = new AbortController();
  const tasks = [1, 2].map(() => pool.run("one", SPIN, undefined, request.signal).catch((error: unknown) => error));
  await expect.poll(() => pool.threads()).toBe(1);
  request.abort();
  expect(await Promise.all(tasks)).toEqual([expect.any(TaskLimitError), expect.any(QueueFullError)]);
});

test("a company with many tasks is refused, and another one gets its turn", async () => {
  pool = createComputePool(patient);
  const many = Array.from({ length: 12 }, () => pool.run("one", ADD, [1, 2]).catch((error: unknown) => error));
  expect(await pool.run("other", ADD, [3, 4])).toBe(7);
  const results = await Promise.all(many);
  expect(results.filter((result) => result === 3)).toHaveLength(5);
  expect(results.filter((result) => result instanceof QueueFullError)).toHaveLength(7);
});

const PRINT_MODULES = `
  import { registerHooks } from "node:module";
  registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
  await import(process.argv[1]);`;

// The modules of the database took three of the four seconds that a task may have.
test.each(["catalog/staff-fitments/fitment-tasks.ts", "catalog/selections/preview-selection.ts"])(
  "a thread loads %s without the modules of the database",
  (file) => {
    const program = ["--input-type=module", "--eval", PRINT_MODULES, sourceFile(file)];
    const modules = execFileSync(process.execPath, program, { encoding: "utf8" }).split("\n");
    expect(modules.some((url) => url.endsWith(file))).toBe(true);
    expect(modules.filter((url) => /\/node_modules\/(drizzle-orm|pg)\//.test(url))).toEqual([]);
  },
);
