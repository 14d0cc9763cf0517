import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import opentype from "opentype.js";

const { resolve } = createRequire(import.meta.url);
const FAMILY = "@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin";

const FONTS = { 600: await loadFont("600"), 700: await loadFont("700") };

type TextLine = { text: string; x: number; y: number; size: number; weight: 600 | 700; fill: string; maxWidth: number };

/** A line of text as outlines, since a picture cannot load the page's fonts; made smaller to fit `maxWidth`. */
export function textPath({ text, x, y, size, weight, fill, maxWidth }: TextLine): { svg: string; width: number } {
  const font = FONTS[weight];
  const natural = font.getAdvanceWidth(text, size);
  const scale = Math.min(1, maxWidth / natural);
  const outline = font.getPath(text, x, y, size * scale).toPathData(1);
  return { svg: `<path fill="${fill}" d="${outline}"/>`, width: natural * scale };
}

async function loadFont(weight: string) {
  const { buffer, byteOffset, byteLength } = await readFile(resolve(`${FAMILY}-${weight}-normal.woff`));
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}
