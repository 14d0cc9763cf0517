import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { Metadata, Sharp } from "sharp";

const MEGABYTE = 1_048_576;
const MAX_MEGABYTES = 30;
const MAX_PIXELS = 60_000_000;
const MIN_SIDE = 200;

/** Signatures of the accepted formats. A file name proves nothing, and no other decoder may run. */
const FILE_SIGNATURES: [at: number, bytes: string][] = [
  [0, "\xff\xd8\xff"],
  [0, "\x89PNG\r\n\x1a\n"],
  [8, "WEBP"],
  [4, "ftypavif"],
  [0, "GIF8"],
  [0, "II*\0"],
  [0, "MM\0*"],
];

/** Opens an uploaded image, rotated upright and on the background of the shop. The refusal is a message. */
export async function openImage(file: Buffer): Promise<Outcome<Sharp, string>> {
  if (file.length > MAX_MEGABYTES * MEGABYTE) return refuse(`it is larger than ${MAX_MEGABYTES} MB`);
  const head = file.subarray(0, 16).toString("latin1");
  if (!FILE_SIGNATURES.some(([at, bytes]) => head.startsWith(bytes, at))) {
    return refuse("it is not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture");
  }
  const { default: sharp } = await import("sharp");
  const size = await sharp(file, { limitInputPixels: false }).metadata().catch(toUndefined);
  const problem = size ? validateSize(size) : "it is broken";
  if (problem || !size) return refuse(problem ?? "");
  const rotated = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "truncated" }).autoOrient();
  // Decoded to pixels at the largest size shown, which drops all metadata such as the location.
  const pixels = await rotated
    .resize({ width: 1600, height: 2120, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#f3f5f7" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(toUndefined);
  return pixels ? accept(sharp(pixels.data, { raw: pixels.info })) : refuse("it is broken or cut off");
}

function validateSize({ width, height }: Metadata): string | undefined {
  if (width * height > MAX_PIXELS) return `it has ${width} × ${height} pixels, more than ${MAX_PIXELS / 1e6} million`;
  if (Math.min(width, height) < MIN_SIDE) return `it has only ${width} × ${height} pixels, ${MIN_SIDE} are needed`;
  return undefined;
}

const toUndefined = () => undefined;
