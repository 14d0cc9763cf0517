import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { PICTURES } from "../src/pictures.ts";
import { openBrowser } from "./browser.ts";
import { contactSheet } from "./contact-sheet.ts";
import { writePlates } from "./plates.ts";

// `npm run draw -w @pecacerta/sample -- [names] [--sheet file.png]`: draws all pictures again, or only those named.
// With a sheet nothing is kept: everything is drawn small on one picture, to look it over.
const words = process.argv.slice(2);
const sheetAt = words.indexOf("--sheet");
const sheet = sheetAt < 0 ? undefined : words.splice(sheetAt, 2)[1];
const folder = join(import.meta.dirname, "../pictures");
const scale = sheet ? 0.35 : 1;
const FRAME = { width: 1000 * scale, height: 1325 * scale, margin: 0.17 };
const HERO_FRAME = { width: 2400 * scale, height: 900 * scale, margin: 0.06 };

await mkdir(folder, { recursive: true });
const names = words.length > 0 ? words : [...PICTURES, "hero"];
const studio = await openBrowser();
const drawn: { name: string; png: Buffer }[] = [];
for (const name of names) {
  const started = performance.now();
  if (name === "hero") await drawHero();
  else for (const view of ["a", "b"]) await drawPart(name, view);
  console.log(`${name}: ${Math.round(performance.now() - started)} ms`);
}
await studio.close();
if (sheet) await writeFile(sheet, await contactSheet(drawn));
else await writePlates(folder);

async function drawPart(name: string, view: string) {
  const png = await studio.draw("drawPart", name, view, FRAME);
  drawn.push({ name: `${name}-${view}`, png });
  for (const width of [800, 400]) await save(png, `${name}-${view}-${width}`, width, Math.round(width * 1.325));
}

async function drawHero() {
  const png = await studio.draw("drawHero", HERO_FRAME);
  drawn.push({ name: "hero", png });
  await save(png, "hero-1600", 1600, 600);
  await save(png, "hero-800", 800, 600);
}

async function save(png: Buffer, name: string, width: number, height: number) {
  if (sheet) return;
  const smaller = sharp(png).resize(width, height, { fit: "cover", position: "right" });
  const limit = name.startsWith("hero") ? 60_000 : 25_000;
  for (const quality of [82, 74, 66, 56, 44, 30]) {
    const file = await smaller
      .clone()
      .webp({ quality, effort: 6, smartSubsample: quality > 70 })
      .toBuffer();
    if (file.length > limit && quality > 30) continue;
    return writeFile(join(folder, `${name}.webp`), file);
  }
}
