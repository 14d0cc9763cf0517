import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@pecacerta/server/platform/config/config";
import { createFolderStore } from "@pecacerta/server/platform/files/folder-store";
import { limitReads } from "@pecacerta/server/platform/files/limit-reads";
import { openFileStore } from "@pecacerta/server/platform/files/open-file-store";
import { addErrorHandlers } from "@pecacerta/server/platform/http/error-handlers";
import { unwrapOutcome } from "@pecacerta/server/testing/database";
import { type FakeS3, startFakeS3 } from "@pecacerta/server/testing/fake-s3";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { servePictures } from "./pictures.ts";

const CHROMIUM = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const THEIRS = "0123456789abcdef0123-800";
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  const files = ["disc-800.webp", "disc-800.avif", "old-800.webp", "logo.svg", `${THEIRS}.webp`, `${THEIRS}.avif`];
  for (const name of files) await writeFile(join(folder, name), name);
  await writeFile(join(folder, "secret.txt"), "secret");
  app = Fastify();
  addErrorHandlers(app);
  const { read } = createFolderStore(folder);
  servePictures(app, { sample: read, companies: read });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/pictures/${name}`, headers });

test.each([
  ["a browser that names AVIF", CHROMIUM, "image/avif"],
  ["one that names it in capitals, with its liking", "text/html, Image/AVIF;q=0.5", "image/avif"],
  ["one that refuses it", "image/avif;q=0, image/webp", "image/webp"],
  ["one that takes anything", "*/*", "image/webp"],
  ["one that takes any picture", "image/*,*/*;q=0.8", "image/webp"],
  ["one that says nothing", "", "image/webp"],
])("one URL serves the accepted format: %s", async (_, accept, type) => {
  const answer = await get("disc-800.webp", { accept });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe(type);
  expect(answer.headers.vary).toBe("Accept");
  expect(answer.body).toBe(`disc-800.${type.slice("image/".length)}`);
});

test("an image without an AVIF version is served as WebP", async () => {
  expect((await get("old-800.webp", { accept: CHROMIUM })).headers["content-type"]).toBe("image/webp");
});

test("an image with a matching ETag is not sent again, and each format has its own ETag", async () => {
  const [avif, webp] = [await get("disc-800.webp", { accept: CHROMIUM }), await get("disc-800.webp")];
  const tag = String(avif.headers.etag);
  expect(tag).toMatch(/^"[\w-]{27}"$/);
  expect(webp.headers.etag).not.toBe(tag);
  const again = await get("disc-800.webp", { accept: CHROMIUM, "if-none-match": `"other", W/${tag}` });
  expect([again.statusCode, again.body, again.headers.etag, again.headers.vary]).toEqual([304, "", tag, "Accept"]);
  expect((await get("disc-800.webp", { "if-none-match": tag })).statusCode).toBe(200);
});

test("a .jpg address is the picture of that name for link previews", async () => {
  const pictures = join(import.meta.dirname, "../../sample/pictures");
  await copyFile(join(pictures, "hero-car-1600.webp"), join(folder, "hero-car-1600.webp"));
  const { headers, rawPayload, statusCode } = await get("hero-car-1600.jpg");
  expect([statusCode, headers["content-type"], headers.vary]).toEqual([200, "image/jpeg", undefined]);
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect([...rawPayload.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect((await get("hero-car-1600.jpg")).rawPayload.equals(rawPayload)).toBe(true);
});

test("a .png address is the picture of that name as a logo for mails: stored, or drawn into the box", async () => {
  const pictures = join(import.meta.dirname, "../../sample/pictures");
  await copyFile(join(pictures, "logo-pecacerta.png"), join(folder, "logo-pecacerta.png"));
  await copyFile(join(pictures, "brake-drum-car-a-400.webp"), join(folder, "drum-400.webp"));
  const stored = await readFile(join(pictures, "logo-pecacerta.png"));
  expect((await get("logo-pecacerta.png")).rawPayload.equals(stored)).toBe(true);
  const { headers, rawPayload, statusCode } = await get("drum-400.png");
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  // Width and height stand in the header of a PNG.
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([340, 120]);
  expect((await get("logo.png")).statusCode).toBe(404);
});

test("of many pictures for link previews at once some are refused, for a while", async () => {
  const names = Array.from({ length: 60 }, (_, index) => `many-${index}`);
  const picture = join(import.meta.dirname, "../../sample/pictures/hero-car-1600.webp");
  for (const name of names) await copyFile(picture, join(folder, `${name}.webp`));
  const responses = await Promise.all(names.map((name) => get(`${name}.jpg`)));
  const refused = responses.flatMap(({ statusCode }, index) => (statusCode === 200 ? [] : [{ statusCode, index }]));
  expect(refused.length).toBeGreaterThanOrEqual(30);
  expect(refused.length).toBeLessThan(60);
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect((await get(`many-${refused[0]?.index}.jpg`)).statusCode).toBe(200);
});

test("only a name with a content hash is immutable", async () => {
  expect((await get(`${THEIRS}.webp`)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await get("disc-800.webp")).headers["cache-control"]).toBe("public, max-age=604800");
});

test.each([
  ["logo.svg", {}, 200],
  ["disc-800.webp", {}, 200],
  ["disc-800.webp", { accept: CHROMIUM }, 200],
  ["disc-800.webp", { "if-none-match": "*" }, 304],
  [`${THEIRS}.webp`, { accept: CHROMIUM }, 200],
  ["drawn.jpg", {}, 200],
  ["drawn.png", {}, 200],
  ["drawn.jpg", { "if-none-match": "*" }, 304],
  ["none-800.webp", {}, 404],
] as const)("%s with %j, opened directly, runs no script", async (name, sent, status) => {
  const pictures = join(import.meta.dirname, "../../sample/pictures");
  await copyFile(join(pictures, "brake-drum-car-a-400.webp"), join(folder, "drawn.webp"));
  const { headers, statusCode } = await get(name, sent);
  expect([statusCode, headers["x-content-type-options"]]).toEqual([status, "nosniff"]);
  const rules = String(headers["content-security-policy"]).split("; ");
  expect(rules).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "sandbox"]));
});

test.each([
  "secret.txt",
  "../secret.txt",
  "..%2Fsecret.txt",
  "%2e%2e/x.webp",
  "none-800.webp",
  "none-800.jpg",
  `${"a".repeat(300)}.webp`,
  `${"a".repeat(300)}.jpg`,
  "",
  "a/b.webp",
  "x%00.webp",
])("%j is a 404", async (name) => {
  expect((await get(name)).statusCode).toBe(404);
});

describe("pictures in a bucket", () => {
  let s3: FakeS3;
  let shop: FastifyInstance;
  beforeAll(async () => {
    s3 = await startFakeS3();
    for (const format of ["webp", "avif"])
      s3.objects.set(`fotos/${THEIRS}.${format}`, Buffer.from(`${THEIRS}.${format}`));
    shop = Fastify();
    addErrorHandlers(shop);
    const config = unwrapOutcome(readConfig(s3.environment));
    servePictures(shop, { sample: createFolderStore(folder).read, companies: limitReads(openFileStore(config)) });
  });
  afterAll(async () => {
    await shop.close();
    await s3.close();
  });

  test("are sent like those in a folder", async () => {
    for (const headers of [{}, { accept: CHROMIUM }, { "if-none-match": "*" }]) {
      const url = `/pictures/${THEIRS}.webp`;
      const [one, other] = await Promise.all([app.inject({ url, headers }), shop.inject({ url, headers })]);
      const { date: _, ...expected } = one.headers;
      expect(other.headers).toMatchObject(expected);
      expect([other.statusCode, other.body]).toEqual([one.statusCode, one.body]);
    }
    const head = await shop.inject({ method: "HEAD", url: `/pictures/${THEIRS}.webp` });
    expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([200, String(THEIRS.length + 5), ""]);
  });

  test("do not exist under other names, which the bucket is not asked for", async () => {
    s3.requests = [];
    for (const name of ["secret.txt", "../secret.txt", "..%2F..%2Fsecret.webp", "fotos/x.webp", "disc-800.gif"])
      expect((await shop.inject(`/pictures/${name}`)).statusCode, name).toBe(404);
    expect(s3.requests).toEqual([]);
    for (let time = 0; time < 3; time++)
      expect((await shop.inject("/pictures/00000000000000000000-800.webp")).statusCode).toBe(404);
    expect(s3.requests).toEqual(["GET fotos/00000000000000000000-800.webp"]);
  });

  test("are answered by 503 in limited time while the bucket does not respond, then again", async () => {
    s3.fault = "hang";
    const url = "/pictures/11111111111111111111-800.webp";
    const since = performance.now();
    const answer = await shop.inject(url);
    expect(performance.now() - since).toBeLessThan(8000);
    expect(answer.json()).toMatchObject({ message: "SERVICE_UNAVAILABLE" });
    expect(answer.headers["content-security-policy"]).toMatch(/; sandbox$/);
    expect([answer.statusCode, answer.headers["cache-control"], answer.headers["retry-after"]]).toEqual([
      ...[503, "no-store", "2"],
    ]);
    expect((await shop.inject(`/pictures/${THEIRS}.webp`)).statusCode).toBe(200);
    s3.fault = undefined;
    s3.objects.set("fotos/11111111111111111111-800.webp", Buffer.from("new"));
    expect((await shop.inject(url)).statusCode).toBe(200);
  });
});
