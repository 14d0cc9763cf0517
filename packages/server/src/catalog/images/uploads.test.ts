import { mkdtemp, readdir, rm } from "node:fs/promises";
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../testing/staff.ts";
import { type StaffClient, testPicture, uploadTestImage } from "../../../testing/upload-image.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { images } from "./tables.ts";

let context: TestInstallation;
let dataDir: string;
let port: number;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "uploads-"));
  vi.stubEnv("TMPDIR", dataDir);
  context = await openTestInstallation({ DATA_DIR: dataDir });
  await context.app.listen({ port: 0, host: "127.0.0.1" });
  port = (context.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await context.close();
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
});

async function openCompany(): Promise<StaffClient> {
  const tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "catalog");
  return { app: context.app, tenant, token: (await signInTestStaff(context.installation, user)).token };
}

function startUpload({ tenant, token }: StaffClient, content: Buffer) {
  const headers = {
    "x-admin": "1",
    "sec-fetch-site": "same-origin",
    ecommerce: tenant.slug,
    cookie: `admin=${token}`,
    "content-type": "image/png",
  };
  const upload = httpRequest({ host: "127.0.0.1", port, path: "/ecommerce/admin/images", method: "POST", headers });
  upload.write(content);
  return upload;
}

const statusOf = (upload: ClientRequest) =>
  new Promise<number | undefined>((resolve, reject) => {
    upload.once("response", (response: IncomingMessage) => resolve(response.resume().statusCode));
    upload.once("error", reject);
  });

const receiving = async () => (await readdir(dataDir)).filter((name) => name.startsWith("pecacerta-upload-")).length;

test("a body above 30 MB is refused, whether it says its length or not", async () => {
  const client = await openCompany();
  const headers = { "content-length": String(31 * 2 ** 20) };
  expect(await uploadTestImage(client, Buffer.from("x"), { headers })).toMatchObject({ status: 413 });
  const upload = startUpload(client, Buffer.alloc(32 * 2 ** 20, "x"));
  upload.end();
  expect(await statusOf(upload)).toBe(413);
  const stored = await withTenantTransaction(client.tenant, (tx) =>
    tx.select().from(images).where(eq(images.companyId, tx.companyId)),
  );
  expect(stored).toEqual([]);
  await expect.poll(receiving).toBe(0);
});

test("slow uploads of some companies leave places to others", async () => {
  const picture = await testPicture(1);
  const companies = await Promise.all([1, 2, 3].map(openCompany));
  const slow = companies.flatMap((client) => [1, 2, 3, 4].map(() => startUpload(client, picture.subarray(0, 20))));
  await expect.poll(receiving).toBe(12);
  expect((await uploadTestImage(companies[0] as StaffClient, picture)).status).toBe(503);
  expect((await uploadTestImage(await openCompany(), picture)).status).toBe(200);
  for (const upload of slow) upload.on("error", () => {}).destroy();
  await expect.poll(receiving).toBe(0);
});
