import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  createImageVariants,
  type EncodingSettings,
  encodeWithinLimit,
  IMAGE_FORMATS,
} from "@pecacerta/server/catalog/images/image-variants";
import sharp from "sharp";
import { COLOR_PICTURES, PICTURE_VIEWS, PICTURES } from "../src/pictures.ts";
import { SCENE_PICTURES, WIDE_PICTURES } from "../src/scene-pictures.ts";
import { writeBoxes } from "./boxes.ts";
import { type DrawingBrowser, openBrowser } from "./browser.ts";
import { contactSheet } from "./contact-sheet.ts";
import { writeLogoImages } from "./logo-images.ts";
import { writePlates } from "./plates.ts";
import { writeSilhouettes } from "./silhouettes.ts";

// `npm run draw -w @pecacerta/sample -- [names] [--sheet file.png]`: draws all images, or the named ones (`tyre-road`, one
// view `tyre-road/b`, or `lines` for the SVGs). With `--sheet` only a contact sheet is written.
const args = process.argv.slice(2);
const sheetAt = args.indexOf("--sheet");
const sheet = sheetAt < 0 ? undefined : args.splice(sheetAt, 2)[1];
const folder = join(import.meta.dirname, "../pictures");
const scale = sheet ? 0.35 : 1;
const PART_FRAME = { width: 800 * scale, height: 1060 * scale, margin: 0.17 };
const POST_FRAME = { width: 800 * scale, height: 800 * scale, margin: 0.14 };
const WIDE_BYTES = 40_000;
// High effort: all images must stay below 20 MB. Close-ups are the largest.
const IMAGE_PACKING: EncodingSettings = {
  avif: { qualities: [46, 38, 30, 22], effort: 4 },
  webp: { qualities: [60, 52, 44, 34, 22], effort: 6 },
};
const CLOSE_UP_PACKING: EncodingSettings = {
  avif: { qualities: [40, 34, 28, 22], effort: 4 },
  webp: { qualities: [50, 42, 34, 22], effort: 6 },
};

// Images are compressed while the next one is rendered.
const MAX_CONCURRENT_PACKING = 4;
const packing = new Set<Promise<void>>();

await mkdir(folder, { recursive: true });
const names = new Set(
  args.length > 0 ? args : ["lines", ...Object.keys(WIDE_PICTURES), ...SCENE_PICTURES, ...PICTURES, ...COLOR_PICTURES],
);
const drawn: { name: string; png: Buffer }[] = [];
if (names.delete("lines") && !sheet) {
  await Promise.all([writePlates, writeSilhouettes, writeBoxes].map((write) => write(folder)));
  await writeLogoImages(folder);
}
if (names.size > 0) await drawAll(await openBrowser());
if (sheet) await writeFile(sheet, await contactSheet(drawn));

async function drawAll(studio: DrawingBrowser) {
  for (const name of names) {
    const started = performance.now();
    if (name in WIDE_PICTURES) await drawWide(studio, name as keyof typeof WIDE_PICTURES);
    else if (SCENE_PICTURES.some((scene) => scene === name))
      await save(await studio.draw("drawScene", name, POST_FRAME), name);
    else await drawPart(studio, name);
    console.log(`${name}: ${Math.round(performance.now() - started)} ms`);
  }
  await studio.close();
  await Promise.all(packing);
}

async function drawPart(studio: DrawingBrowser, args: string) {
  const [name, only] = args.split("/");
  const drawnViews = COLOR_PICTURES.some((color) => color === name) ? ["a"] : PICTURE_VIEWS;
  const views = drawnViews.filter((view) => only === undefined || view === only);
  for (const view of views) await save(await studio.draw("drawPart", name, view, PART_FRAME), `${name}-${view}`);
}

async function save(png: Buffer, name: string) {
  if (sheet) {
    drawn.push({ name, png });
    return;
  }
  const packed = pack(png, name).finally(() => packing.delete(packed));
  packing.add(packed);
  if (packing.size >= MAX_CONCURRENT_PACKING) await Promise.race(packing);
}

async function pack(png: Buffer, name: string) {
  const packing = name.endsWith("-c") ? CLOSE_UP_PACKING : IMAGE_PACKING;
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const { ending, bytes } of await createImageVariants(sharp(data, { raw: info }), packing))
    await writeFile(join(folder, name + ending), bytes);
}

/** Page-wide images, cropped to the right side for phones. */
async function drawWide(studio: DrawingBrowser, name: keyof typeof WIDE_PICTURES) {
  const sizes = WIDE_PICTURES[name];
  const [{ width, height }] = sizes;
  const frame = { width: width * 1.3 * scale, height: height * 1.3 * scale, margin: 0.06 };
  const png = await studio.draw("drawScene", name, frame);
  drawn.push({ name, png });
  if (sheet) return;
  for (const size of sizes) {
    const sized = sharp(png).resize({ ...size, fit: "cover", position: "right" });
    for (const format of IMAGE_FORMATS) {
      await writeFile(
        join(folder, `${name}-${size.width}.${format}`),
        await encodeWithinLimit(sized, format, WIDE_BYTES),
      );
    }
  }
}
