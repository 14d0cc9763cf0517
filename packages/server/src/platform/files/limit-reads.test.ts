import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { unwrapOutcome } from "../../../testing/database.ts";
import { type FakeS3, startFakeS3 } from "../../../testing/fake-s3.ts";
import { readConfig } from "../config/config.ts";
import { isBusy } from "../http/error-handlers.ts";
import { limitReads } from "./limit-reads.ts";
import { openFileStore } from "./open-file-store.ts";

let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.fault = undefined;
  s3.requests = [];
  s3.objects.set("fotos/a.webp", Buffer.from("bytes"));
});

const newReader = () => limitReads(openFileStore(unwrapOutcome(readConfig(s3.environment))));

test("a file is requested once, and so is a name that has no file", async () => {
  const read = newReader();
  const files = await Promise.all(Array.from({ length: 50 }, () => read("a.webp")));
  expect(files.map(String)).toEqual(files.map(() => "bytes"));
  expect(await read("a.webp")).toEqual(Buffer.from("bytes"));
  for (let time = 0; time < 5; time++) expect(await read("none.webp")).toBeUndefined();
  expect(s3.requests).toEqual(["GET fotos/a.webp", "GET fotos/none.webp"]);
});

test("a bucket that hangs holds each read for a limited time, then refuses at once, and cached files are read", async () => {
  const read = newReader();
  await read("a.webp");
  s3.fault = "hang";
  const since = performance.now();
  const results = await Promise.allSettled(Array.from({ length: 600 }, (_, at) => read(`${at}.webp`)));
  expect(performance.now() - since).toBeLessThan(10_000);
  expect(results.filter((result) => result.status === "rejected" && isBusy(result.reason))).toHaveLength(600);
  const settled: string[] = [];
  const names = ["probe.webp", "other.webp", "a.webp"];
  await Promise.all(
    names.map((name) =>
      read(name).then(
        () => settled.push(name),
        () => settled.push(`no ${name}`),
      ),
    ),
  );
  expect(settled.toSorted()).toEqual(["a.webp", "no other.webp", "no probe.webp"]);
  expect(settled.at(-1)).toBe("no probe.webp");
  s3.fault = undefined;
  expect(await read("none-either.webp")).toBeUndefined();
  const reads = Array.from({ length: 20 }, (_, at) => read(`after-${at}.webp`));
  expect(await Promise.all(reads)).toEqual(reads.map(() => undefined));
});
