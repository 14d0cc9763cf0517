import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { unwrapOutcome } from "../../../testing/database.ts";
import { type FakeS3, startFakeS3 } from "../../../testing/fake-s3.ts";
import { readConfig } from "../config/config.ts";
import { ExternalServiceError } from "../outbound/fetch-json.ts";
import { deleteFiles, writeFiles } from "./change-files.ts";
import type { FileStore } from "./file-store.ts";
import { openFileStore } from "./open-file-store.ts";

let s3: FakeS3;
let store: FileStore;
beforeAll(async () => {
  s3 = await startFakeS3();
  store = openFileStore(unwrapOutcome(readConfig(s3.environment)));
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.fault = undefined;
  s3.requests = [];
});

const names = Array.from({ length: 30 }, (_, number) => `${number}-800.webp`);
const files = new Map(names.map((name) => [name, Buffer.from(name)]));

test("eight files are written and deleted at a time", async () => {
  let [open, most] = [0, 0];
  const count = async (work: Promise<void>) => {
    most = Math.max(most, ++open);
    await Promise.all([work, pause(5)]);
    open--;
  };
  const counted: FileStore = {
    ...store,
    write: (...input) => count(store.write(...input)),
    delete: (...input) => count(store.delete(...input)),
  };
  await writeFiles(counted, files);
  expect([most, s3.objects.size]).toEqual([8, 30]);
  await deleteFiles(counted, names);
  expect([most, s3.objects.size]).toEqual([8, 0]);
});

test("a store that does not answer is given up, and asked nothing more", async () => {
  s3.fault = "hang";
  const started = performance.now();
  await expect(deleteFiles(store, names, { maxMs: 300 })).rejects.toThrow(ExternalServiceError);
  expect(performance.now() - started).toBeLessThan(6000);
  expect(s3.requests).toHaveLength(8);
});

test("the first error stops the others", async () => {
  const broken = { ...store, write: () => Promise.reject(new ExternalServiceError("The folder is full")) };
  await expect(writeFiles(broken, files)).rejects.toThrow("The folder is full");
});
