import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { storedImageWidths } from "@pecacerta/rules/image-upload";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { HOSTILE_IMAGES } from "../../../testing/hostile-images.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../testing/staff.ts";
import { type StaffClient, uploadTestImage } from "../../../testing/upload-image.ts";

let context: TestInstallation;
let dataDir: string;
let client: StaffClient;
let memoryBefore: number;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "hostile-"));
  // Uploads to other processes of the machine go elsewhere.
  vi.stubEnv("TMPDIR", dataDir);
  context = await openTestInstallation({ DATA_DIR: dataDir });
  const tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "catalog");
  client = { app: context.app, tenant, token: (await signInTestStaff(context.installation, user)).token };
  memoryBefore = process.memoryUsage().rss;
});
afterAll(async () => {
  await context.close();
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
});

const childrenOf = async (pid: number) =>
  (await promisify(execFile)("ps", ["--ppid", String(pid), "-o", "args="]).catch(() => ({ stdout: "" }))).stdout;

test.each(HOSTILE_IMAGES)("%s", async (name, make, answer) => {
  const file = await make();
  const headers = { "content-type": name.length % 2 ? "text/html" : "image/svg+xml" };
  const { status, message, reason, data } = await uploadTestImage(client, file, { query: "?name=frente.jpg", headers });
  if (answer === "refused" || (answer === "either" && status !== 200))
    return expect([status, message, reason]).toEqual([422, "IMAGE_REFUSED", expect.any(String)]);
  expect([name, status, message]).toEqual([name, 200, undefined]);
  const folder = join(dataDir, "pictures");
  const files = (await readdir(folder)).filter((each) => each.startsWith(data.name));
  expect(files).toHaveLength(2 * storedImageWidths(data).length);
  for (const each of files) {
    const { exif, icc, xmp, orientation, pages = 1, space } = await sharp(join(folder, each)).metadata();
    expect([exif, icc, xmp, orientation, pages, space]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      1,
      "srgb",
    ]);
  }
});

test("[ADM-82] the server took no memory of them, and no process is left", async () => {
  const { rss } = process.memoryUsage();
  expect(rss - memoryBefore).toBeLessThan(400 * 2 ** 20);
  expect(await childrenOf(process.pid)).not.toContain("image-worker");
  const leftover = (await readdir(tmpdir())).filter((name) => name.startsWith("pecacerta-upload-"));
  expect(leftover).toEqual([]);
  await expect.poll(async () => (await context.app.inject("/readyz")).statusCode, { timeout: 10_000 }).toBe(200);
});
