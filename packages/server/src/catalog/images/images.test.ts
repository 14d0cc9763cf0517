import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "@pecacerta/rules/duration";
import { and, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { fillEveryTable } from "../../../testing/fill-every-table.ts";
import { injectStaffCall } from "../../../testing/inject-staff-call.ts";
import { recordStatements } from "../../../testing/record-statements.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../testing/staff.ts";
import { type StaffClient, testPicture, uploadTestImage } from "../../../testing/upload-image.ts";
import { cleanUpImages } from "../../app/image-cleanup.ts";
import { auditEntries } from "../../companies/tables.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { updateProduct } from "../products/commands.ts";
import { copyToDraft } from "../products/staff/create-product.ts";
import { saveProducts } from "../products/staff/save-products.ts";
import { lockImages } from "./find-images.ts";
import { storeImage } from "./store-image.ts";
import { images } from "./tables.ts";

let context: TestInstallation;
let dataDir: string;
let client: StaffClient;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "images-"));
  context = await openTestInstallation({ DATA_DIR: dataDir });
  client = await openCompany();
});
afterAll(async () => {
  await context.close();
  await rm(dataDir, { recursive: true });
});

async function openCompany(): Promise<StaffClient> {
  const tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "catalog");
  return { app: context.app, tenant, token: (await signInTestStaff(context.installation, user)).token };
}

const filesOf = async (name: string) => {
  const files = await readdir(join(dataDir, "pictures")).catch(() => []);
  return files.filter((file) => file.startsWith(name)).length;
};
const list = async (of: StaffClient, query = "") => (await injectStaffCall(of, ["GET", `/images${query}`])).data;
const remove = (of: StaffClient, name: string) => injectStaffCall(of, ["DELETE", `/images/${name}`]);
const auditOf = ({ tenant }: StaffClient, name: string) =>
  withTenantTransaction(tenant, (tx) =>
    tx
      .select({ action: auditEntries.action, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.companyId, tx.companyId), eq(auditEntries.subjectId, name)))
      .orderBy(auditEntries.id),
  );

test("an image is stored once, described, listed and deleted, each change with its audit entry", async () => {
  const file = await testPicture(1);
  const query = "?name=frente.png&text=Disco%20de%20freio%2C%20frente";
  const { status, data } = await uploadTestImage(client, file, { query });
  expect([status, data]).toEqual([
    200,
    {
      name: expect.stringMatching(/^[0-9a-f]{20}$/),
      url: `/pictures/${data.name}-800.webp`,
      width: 240,
      height: 201,
      bytes: expect.any(Number),
      text: "Disco de freio, frente",
      createdAt: expect.any(String),
      unusedSince: null,
    },
  ]);
  expect(await filesOf(data.name)).toBe(6);
  const again = await uploadTestImage(client, file, { query: "?text=Outra" });
  expect(again.data).toMatchObject({ name: data.name, text: "Disco de freio, frente" });

  const text = "Disco de freio, vista de trás";
  const described = await injectStaffCall(client, ["PATCH", `/images/${data.name}`], { body: { text } });
  expect(described.data.text).toBe(text);
  for (const bad of ["", " ", "x".repeat(201)])
    expect(await injectStaffCall(client, ["PATCH", `/images/${data.name}`], { body: { text: bad } })).toMatchObject({
      status: 422,
      errors: { text: expect.any(String) },
    });
  const listed = await list(client, `?names=${data.name},${"0".repeat(20)}`);
  expect(listed.items).toMatchObject([{ name: data.name, text }]);
  expect(listed.usage).toMatchObject({ images: 1, maxImages: 20_000, bytes: data.bytes, maxBytes: 5 * 2 ** 30 });

  expect((await remove(client, data.name)).status).toBe(200);
  expect(await filesOf(data.name)).toBe(0);
  expect(await remove(client, data.name)).toMatchObject({ status: 404, message: "IMAGE_NOT_FOUND" });
  expect(await auditOf(client, data.name)).toMatchObject([
    { action: "image.added", after: { file: "frente.png" } },
    { action: "image.described", after: { text } },
    { action: "image.deleted" },
  ]);
});

test("a large image has a file for the zoom, which its address names and its deletion takes", async () => {
  const small = (await uploadTestImage(client, await testPicture(11))).data;
  const large = (await uploadTestImage(client, await testPicture(11, 2000))).data;
  const middle = (await uploadTestImage(client, await testPicture(11, 1200))).data;
  expect([small, large, middle].map(({ width }) => width)).toEqual([240, 1600, 1200]);
  for (const { name, url, width, height } of [large, middle]) {
    expect(url).toBe(`/pictures/${name}-1600.webp`);
    expect(await filesOf(name)).toBe(8);
    for (const format of ["avif", "webp"]) {
      const file = sharp(join(dataDir, "pictures", `${name}-1600.${format}`));
      expect(await file.metadata()).toMatchObject({ width, height });
    }
  }
  const before = large.url.replace("-1600", "-800");
  await withTenantTransaction(client.tenant, async (tx) => {
    const absent = small.url.replace("-800", "-1600");
    expect(await lockImages(tx, [large.url, before, small.url, absent])).toEqual([absent]);
  });
  for (const url of [large.url, before]) {
    const { id } = await createTestProduct(client.tenant, { images: [url] });
    expect(await remove(client, large.name)).toMatchObject({ status: 409, message: "IMAGE_IN_USE" });
    await withTenantTransaction(client.tenant, (tx) => updateProduct(tx, id, { images: [] }));
  }
  expect((await remove(client, large.name)).status).toBe(200);
  expect(await filesOf(large.name)).toBe(0);
});

test("a repeated key answers with the first image, and another file with it is refused", async () => {
  const [key, file] = [uuid(), await testPicture(2)];
  const [first, second] = [await uploadTestImage(client, file, { key }), await uploadTestImage(client, file, { key })];
  expect(second).toEqual(first);
  expect(await uploadTestImage(client, await testPicture(3), { key })).toMatchObject({
    status: 422,
    message: "IDEMPOTENCY_KEY_REUSED",
  });
});

test("the list is continued, newest first", async () => {
  const own = await openCompany();
  const names: string[] = [];
  for (const number of [1, 2, 3]) names.unshift((await uploadTestImage(own, await testPicture(number))).data.name);
  const first = await list(own, "?limit=2");
  const second = await list(own, `?limit=2&after=${encodeURIComponent(first.next)}`);
  expect([...first.items, ...second.items].map(({ name }: { name: string }) => name)).toEqual(names);
  expect(second.next).toBeNull();
  for (const after of ["nothing", `${"9".repeat(15)} ${"0".repeat(20)}`, `${"9".repeat(14)} ${"0".repeat(20)}`])
    expect((await list(own, `?after=${encodeURIComponent(after)}`)).items, after).toBeDefined();
  expect((await list(own, "?after=nothing")).items).toEqual([]);
});

test("[ADM-83] an image that a page shows is not deleted, and the same picture of another company stays", async () => {
  const other = await openCompany();
  const file = await testPicture(4);
  const { data } = await uploadTestImage(client, file);
  const { data: theirs } = await uploadTestImage(other, file);
  const { id } = await createTestProduct(client.tenant, { images: [data.url] });
  expect(await remove(client, data.name)).toMatchObject({ status: 409, message: "IMAGE_IN_USE" });
  expect(await remove(other, data.name)).toMatchObject({ status: 404, message: "IMAGE_NOT_FOUND" });
  await withTenantTransaction(client.tenant, (tx) => updateProduct(tx, id, { images: [] }));
  expect((await remove(client, data.name)).status).toBe(200);
  expect([await filesOf(data.name), await filesOf(theirs.name)]).toEqual([0, 6]);
});

test.each([
  [
    "an option",
    (url: string) => [sql`update products set options = ${JSON.stringify([{ values: [{ image: url }] }])}`],
  ],
  ["a category", (url: string) => [sql`update categories set image = ${url}`]],
  ["a brand", (url: string) => [sql`update company_brands set image = ${url}`]],
  ["a post", (url: string) => [sql`update blog_posts set image = ${url}`]],
  ["the logo", (url: string) => [sql`update company_settings set logotipo = ${url}`]],
  [
    "an order, whose product has another image by now",
    (url: string) => [
      sql`update products set images = ${JSON.stringify([url])}`,
      sql`update order_items set product = jsonb_set(product, '{images}', ${JSON.stringify([url])}::jsonb)`,
      sql`update products set images = '[]'`,
    ],
  ],
])("[ADM-83] an image of %s is not deleted", async (_, show) => {
  const own = await openCompany();
  await fillEveryTable(context.installation, own.tenant);
  const { data } = await uploadTestImage(own, await testPicture(7, 900));
  for (const url of [data.url, data.url.replace("-1600", "-800")]) {
    await withTenantTransaction(own.tenant, async (tx) => {
      for (const statement of show(url)) {
        const shown = await tx.execute(sql`${statement} where company_id = ${tx.companyId}`);
        expect(shown.rowCount).toBeGreaterThan(0);
      }
    });
    expect(await remove(own, data.name), url).toMatchObject({ status: 409, message: "IMAGE_IN_USE" });
  }
});

test("a page that is about to show an image is waited for; unknown images are named", async () => {
  const { data } = await uploadTestImage(client, await testPicture(5));
  const { data: foreign } = await uploadTestImage(await openCompany(), await testPicture(5));
  const { id } = await createTestProduct(client.tenant);
  let deleting: ReturnType<typeof remove> | undefined;
  await withTenantTransaction(client.tenant, async (tx) => {
    const wrong = [foreign.url, `/pictures/${foreign.name}-400.webp`, "javascript:alert(1)"];
    expect(await lockImages(tx, [data.url, ...wrong, "/pictures/disco-800.webp"])).toEqual(wrong);
    deleting = remove(client, data.name);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await updateProduct(tx, id, { images: [data.url] });
  });
  expect(await deleting).toMatchObject({ status: 409, message: "IMAGE_IN_USE" });
});

test("a copy of a product keeps its images, whatever a save takes from the product meanwhile", async () => {
  const { data } = await uploadTestImage(client, await testPicture(10));
  const { id } = await createTestProduct(client.tenant, { images: [data.url] });
  let removing: Promise<{ status: number }> | undefined;
  await withTenantTransaction(client.tenant, async (tx) => {
    const input = { id, sku: "COPIA", now: new Date(), mayChangePrices: true };
    unwrapOutcome(await copyToDraft(tx, { kind: "program" }, input));
    const change = { id, changes: { images: [] } };
    removing = withTenantTransaction(client.tenant, (other) =>
      saveProducts(other, { kind: "program" }, { changes: [change], now: new Date() }),
    ).then(() => remove(client, data.name));
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(await removing).toMatchObject({ status: 409, message: "IMAGE_IN_USE" });
});

test.each([
  ["categories", (of: StaffClient, data: { id: string }) => injectStaffCall(of, ["DELETE", `/categories/${data.id}`])],
  ["brands", (of: StaffClient, data: { slug: string }) => injectStaffCall(of, ["DELETE", `/brands/${data.slug}`])],
] as const)("[ADM-83] %s show images of the company alone, and no deletion wins against a save", async (path, drop) => {
  const [own, other] = [await openCompany(), await openCompany()];
  const { data: image } = await uploadTestImage(own, await testPicture(8));
  const { data: foreign } = await uploadTestImage(other, await testPicture(8));
  const create = (url: string) => injectStaffCall(own, ["POST", `/${path}`], { body: { name: "Freios", image: url } });
  const refused = { status: 422, errors: { image: "ERROR_FORM_INVALID" } };
  for (const url of [foreign.url, "https://example.com/a.png"]) expect(await create(url)).toMatchObject(refused);
  const { data } = await create(image.url);
  const place = `/${path}/${path === "brands" ? data.slug : data.id}`;
  expect(await injectStaffCall(own, ["PATCH", place], { body: { image: foreign.url } })).toMatchObject(refused);
  expect(await remove(own, image.name)).toMatchObject({ status: 409, message: "IMAGE_IN_USE" });
  for (let round = 0; round < 5; round++) {
    await injectStaffCall(own, ["PATCH", place], { body: { image: null } });
    await uploadTestImage(own, await testPicture(8));
    const save = injectStaffCall(own, ["PATCH", place], { body: { image: image.url } });
    const [saved, removed] = await Promise.all([save, remove(own, image.name)]);
    expect([200, 422]).toContain(saved.status);
    expect(removed.status).toBe(saved.status === 200 ? 409 : 200);
  }
  expect((await drop(own, data)).status).toBe(200);
});

test("uploads and deletions of the same image at once leave all of it or nothing", async () => {
  const file = await testPicture(6);
  const { data } = await uploadTestImage(client, file);
  for (let round = 0; round < 3; round++) {
    await Promise.all([uploadTestImage(client, file), remove(client, data.name), remove(client, data.name)]);
    const { items } = await list(client, `?names=${data.name}`);
    expect(await filesOf(data.name)).toBe(items.length * 6);
  }
});

test("[ADM-84] the quota holds for uploads at the same time", async () => {
  const own = await openCompany();
  const setLimits = (images: number, bytes: number) =>
    ownerPoolOf(context.installation.database).query(
      "update companies set max_images = $2, max_image_bytes = $3 where id = $1",
      [own.tenant.companyId, images, bytes],
    );
  await setLimits(2, 1e9);
  const files = await Promise.all([1, 2, 3, 4].map((number) => testPicture(number)));
  const results = await Promise.all(files.map((file) => uploadTestImage(own, file)));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  const refused = results.find(({ status }) => status === 409);
  expect(refused).toMatchObject({ message: "QUOTA_FULL", usage: { images: 2, maxImages: 2 } });
  const stored = files[results.findIndex(({ status }) => status === 200)] ?? Buffer.alloc(0);
  expect((await uploadTestImage(own, stored)).status).toBe(200);
  await setLimits(5, 1e9);
  const outcomes = await storeAtOnce(own, 8);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
  await setLimits(100, 100);
  expect(await uploadTestImage(own, await testPicture(5))).toMatchObject({ message: "QUOTA_FULL" });
});

/** Encoded already, as by several processes: their transactions begin before the first one stores. */
function storeAtOnce({ tenant }: StaffClient, count: number) {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  let open = 0;
  const store = (number: number) =>
    withTenantTransaction(tenant, async (tx) => {
      if (++open === count) resolve();
      await begun;
      const name = String(number).repeat(20);
      const image = { name, width: 300, height: 300, files: new Map([[`${name}-800.webp`, Buffer.from("picture")]]) };
      const input = { image, text: "", fileName: "", now: new Date() };
      return storeImage(tx, context.installation.fileStore, { kind: "program" }, input);
    });
  return Promise.all(Array.from({ length: count }, (_, number) => store(number)));
}

test("[ADM-83] images that nothing shows are marked, and deleted after 30 days", async () => {
  const own = await openCompany();
  const [shown, unused, returning] = await Promise.all(
    [1, 2, 3].map(async (number) => (await uploadTestImage(own, await testPicture(number))).data),
  );
  await createTestProduct(own.tenant, { images: [shown.url] });
  const cleanUp = (days: number) =>
    cleanUpImages(own.tenant, context.installation, { now: new Date(Date.now() + days * DAY_MS) });
  const names = async (query = "") =>
    (await list(own, query)).items.map(({ name }: { name: string }) => name).toSorted();
  await cleanUp(0);
  expect(await names("?view=unused")).toEqual([unused.name, returning.name].toSorted());
  await createTestProduct(own.tenant, { images: [returning.url] });
  await cleanUp(29);
  expect(await names("?view=unused")).toEqual([unused.name]);
  await cleanUp(31);
  expect(await names()).toEqual([shown.name, returning.name].toSorted());
  expect([await filesOf(unused.name), await filesOf(returning.name)]).toEqual([0, 6]);
});

test("the history of a product keeps its images, which staff can delete", async () => {
  const own = await openCompany();
  const { data } = await uploadTestImage(own, await testPicture(9));
  const { id } = await createTestProduct(own.tenant, { images: [data.url] });
  const now = new Date();
  await withTenantTransaction(own.tenant, (tx) =>
    saveProducts(tx, { kind: "program" }, { changes: [{ id, changes: { images: [] } }], now }),
  );
  await cleanUpImages(own.tenant, context.installation, { now });
  expect((await list(own, "?view=unused")).items).toEqual([]);
  expect((await remove(own, data.name)).status).toBe(200);
});

test("images are marked and deleted in batches, whatever their number", async () => {
  const own = await openCompany();
  await withTenantTransaction(own.tenant, async (tx) => {
    const names = Array.from({ length: 250 }, (_, number) => String(number).padStart(20, "0"));
    await tx.insert(images).values(names.map((name) => ({ companyId: tx.companyId, name, createdAt: new Date() })));
  });
  const sent = await recordStatements(() => cleanUpImages(own.tenant, context.installation, { now: new Date() }));
  expect(Math.max(...sent.map(({ values }) => values.flat().length))).toBeLessThan(500);
  const count = async () => (await list(own, "?view=unused")).usage.images;
  expect(await count()).toBe(250);
  await cleanUpImages(own.tenant, context.installation, { now: new Date(Date.now() + 31 * DAY_MS) });
  expect(await count()).toBe(0);
});

test("a file that was stored before images were counted stays, as another company may show it", async () => {
  const name = "ab".repeat(10);
  await context.installation.fileStore.write(`${name}-800.webp`, Buffer.from("picture"));
  await withTenantTransaction(client.tenant, (tx) =>
    tx.insert(images).values({ companyId: tx.companyId, name, createdAt: new Date() }),
  );
  expect((await remove(client, name)).status).toBe(200);
  expect(await filesOf(name)).toBe(1);
});
