import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { storedImageUrl } from "@pecacerta/rules/image-upload";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { createFolderStore } from "../../platform/files/folder-store.ts";
import { deleteImage } from "../images/delete-images.ts";
import { encodeImage } from "../images/encode-image.ts";
import { maxImageBytes } from "../images/image-variants.ts";
import { nameImage } from "../images/receive-image.ts";
import { findProductById } from "../products/queries.ts";
import { importImageFolder } from "./import-image-folder.ts";

let context: TestInstallation;
let folder: string;
beforeAll(async () => {
  context = await openTestInstallation();
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterAll(async () => {
  await context.close();
  await rm(folder, { recursive: true });
});

/** A photograph as a telephone takes it: red on the left, blue on the right. */
const photo = (width: number, height: number) => {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: "#0000ff" } };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ]);
};

/** The URL of the stored image, or why it is refused. */
async function storeImage(file: Buffer, to: string) {
  const encoded = await encodeImage(file);
  if (!encoded.ok) return encoded;
  const store = createFolderStore(to);
  const { name, files } = nameImage("a-company", createHash("sha256").update(file).digest("hex"), encoded.value);
  for (const [each, bytes] of files) await store.write(each, bytes);
  return { ok: true, value: storedImageUrl(name, encoded.value) } as const;
}

const ENDINGS = [160, 400, 800, 1600].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]);
const nameOf = (address: string) => address.replace(/^\/pictures\/|-\d+\.webp$/g, "");

describe("a stored image", () => {
  test("has every width and format within the byte limit, named by its content", async () => {
    const to = join(folder, "every");
    const file = await photo(1800, 2385).jpeg().toBuffer();
    const taken = await storeImage(file, to);
    expect(taken).toMatchObject({ ok: true, value: expect.stringMatching(/^\/pictures\/[0-9a-f]{20}-1600\.webp$/) });
    expect(await storeImage(file, to)).toEqual(taken);
    const files = await readdir(to);
    expect(files.toSorted()).toEqual(
      ENDINGS.map((ending) => `${nameOf(taken.ok ? taken.value : "")}${ending}`).toSorted(),
    );
    for (const name of files) {
      const { width = 0, height, format } = await sharp(join(to, name)).metadata();
      expect([width, height]).toEqual([Number(/-(\d+)\./.exec(name)?.[1]), Math.round((width * 530) / 400)]);
      expect(format).toBe(name.endsWith(".avif") ? "heif" : "webp");
      expect((await readFile(join(to, name))).length).toBeLessThanOrEqual(maxImageBytes(width));
    }
  });

  test("is rotated upright and has no location metadata", async () => {
    const to = join(folder, "upright");
    const place = { IFD3: { GPSLatitudeRef: "S", GPSLatitude: "16/1 40/1 0/1" } };
    const file = await photo(400, 300)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: "Phone" }, ...place })
      .jpeg()
      .toBuffer();
    const before = await sharp(file).metadata();
    expect([before.orientation, file.includes("Phone")]).toEqual([6, true]);
    const taken = await storeImage(file, to);
    const { data, info } = await sharp(join(to, `${nameOf(taken.ok ? taken.value : "")}-800.webp`))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([300, 400]);
    // A quarter to the right: what was left is above.
    expect(data[2] ?? 255).toBeLessThan(data[0] ?? 0);
    for (const name of await readdir(to)) {
      const { exif, icc, xmp } = await sharp(join(to, name)).metadata();
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    }
  });

  test("is never enlarged", async () => {
    const to = join(folder, "small");
    const taken = await storeImage(await photo(300, 300).png().toBuffer(), to);
    const { width } = await sharp(join(to, `${nameOf(taken.ok ? taken.value : "")}-800.avif`)).metadata();
    expect(width).toBe(300);
  });
});

describe("refuses", () => {
  const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>`;
  test.each([
    ["a text", () => Buffer.from("not a picture"), "unknown-format"],
    ["nothing", () => Buffer.alloc(0), "empty"],
    ["a drawing that can hold a script", () => Buffer.from(SVG), "drawing"],
    ["a page in a picture's clothes", () => Buffer.from(`\xff\xd8\xff<html><script>`, "latin1"), "broken"],
    ["a picture cut off", async () => (await photo(900, 900).jpeg().toBuffer()).subarray(0, 2000), "broken"],
    ["a picture of a few pixels", () => photo(20, 900).png().toBuffer(), "too-small"],
    ["a small file that unpacks to gigabytes", () => bomb(60_000), "too-many-pixels"],
    [
      "a file of 31 MB",
      () => Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.alloc(31 << 20)]),
      "too-much-work",
    ],
  ])("%s", async (_, make, reason) => {
    const to = join(folder, "refused");
    expect(await storeImage(await make(), to)).toMatchObject({
      ok: false,
      refusal: reason,
    });
    await expect(readdir(to)).rejects.toThrow("ENOENT");
  });
});

describe("a folder of images", () => {
  test("is imported to the products named by SKU, all images of a product or none", async () => {
    const tenant = await createTestCompany(context.installation);
    const other = await createTestCompany(context.installation);
    const disc = await createTestProduct(tenant, { sku: "D-10", images: ["/pictures/old-800.webp"] });
    const drum = await createTestProduct(tenant, { sku: "D-20", images: ["/pictures/old-800.webp"] });
    const theirs = await createTestProduct(other, { sku: "D-30" });
    const [from, to] = [join(folder, "from"), join(folder, "to")];
    await mkdir(from);
    const pictures = { "D-10_2.png": 1700, "d-10_1.jpg": 260, "D-20.webp": 200, "D-30.jpg": 210 };
    for (const [name, size] of Object.entries(pictures)) await photo(size, size).toFile(join(from, name));
    await writeFile(join(from, "D-20_2.jpg"), "not a picture");

    const { changed, refused } = await importImageFolder(tenant, from, createFolderStore(to));
    expect(changed).toEqual(["D-10"]);
    expect(refused).toEqual([
      { file: "D-30.jpg", reason: "there is no product with this SKU" },
      { file: "D-20_2.jpg", reason: expect.stringContaining("not a JPEG") },
    ]);
    const images = (await findProductById(tenant, disc.id))?.images ?? [];
    const widths = images.map(
      async (address) => (await sharp(join(to, address.replace("/pictures/", ""))).metadata()).width,
    );
    expect(await Promise.all(widths)).toEqual([260, 1600]);
    expect((await findProductById(tenant, drum.id))?.images).toEqual(["/pictures/old-800.webp"]);
    expect((await findProductById(other, theirs.id))?.images).toEqual([]);
  });
});

test("an image that staff delete during the import is not shown", async () => {
  const tenant = await createTestCompany(context.installation);
  const { id } = await createTestProduct(tenant, { sku: "D-40", images: ["/pictures/old-800.webp"] });
  const from = join(folder, "deleted");
  await mkdir(from);
  for (const [name, size] of [
    ["D-40_1.png", 220],
    ["D-40_2.png", 230],
  ] as const)
    await photo(size, size).toFile(join(from, name));
  const store = createFolderStore(join(folder, "deleted-to"));
  const stored = new Set<string>();
  const deletesFirst: FileStore = {
    ...store,
    async write(name, bytes) {
      const image = name.slice(0, 20);
      const [first = image] = stored;
      stored.add(image);
      const deletion = {
        fileStore: store,
        actor: { kind: "program" },
        shownImageFinders: [],
        now: new Date(),
      } as const;
      if (image !== first) await withTenantTransaction(tenant, (tx) => deleteImage(tx, first, deletion));
      await store.write(name, bytes);
    },
  };
  const { changed, refused } = await importImageFolder(tenant, from, deletesFirst);
  expect([changed, refused]).toEqual([[], [{ file: "D-40_1.png, D-40_2.png", reason: "one was deleted meanwhile" }]]);
  expect((await findProductById(tenant, id))?.images).toEqual(["/pictures/old-800.webp"]);
});

/** A PNG whose head says how large it is, and little else. */
function bomb(side: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(kind), data, sumOf(Buffer.concat([Buffer.from(kind), data]))]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function sumOf(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum;
}
