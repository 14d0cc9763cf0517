import {
  type ImageRefusalReason,
  MAX_IMAGE_FILE_BYTES,
  MAX_IMAGE_PIXELS,
  MIN_IMAGE_SIDE,
} from "@pecacerta/rules/image-upload";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { Metadata, Sharp } from "sharp";
import { isAnimatedPng } from "./animated-png.ts";

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
const ANIMATED_AVIF = "ftypavis";
const HEIC = /^ftyp(hei|hev|mif1|msf1)/;
const SVG = /^(\xef\xbb\xbf)?\s*<(\?xml|!doctype svg|!--|svg)/i;

export type ImageSize = { width: number; height: number };
export type ImageRefusal = { ok: false; refusal: ImageRefusalReason; details?: ImageSize | undefined };

/** Opens an uploaded image, rotated upright and on the background of the shop. */
export async function openImage(file: Buffer): Promise<Outcome<Sharp, ImageRefusalReason, ImageSize>> {
  const reason = refuseFormat(file);
  if (reason) return refuse(reason);
  const { default: sharp } = await import("sharp");
  const metadata = await sharp(file, { limitInputPixels: false }).metadata().catch(toUndefined);
  if (!metadata) return refuse("broken");
  const { width, height } = metadata;
  const problem = refuseMetadata(metadata);
  if (problem) return refuse(problem, { width, height });
  const rotated = sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "truncated" }).autoOrient();
  // Decoded to pixels at the largest size shown, which drops all metadata such as the location.
  const pixels = await rotated
    .resize({ width: 1600, height: 2120, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#f3f5f7" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(toUndefined);
  return pixels ? accept(sharp(pixels.data, { raw: pixels.info })) : refuse("broken");
}

function refuseFormat(file: Buffer): ImageRefusalReason | undefined {
  if (file.length === 0) return "empty";
  if (file.length > MAX_IMAGE_FILE_BYTES) return "too-much-work";
  const head = file.subarray(0, 256).toString("latin1");
  if (head.startsWith(ANIMATED_AVIF, 4) || isAnimatedPng(file)) return "animated";
  if (FILE_SIGNATURES.some(([at, bytes]) => head.startsWith(bytes, at))) return undefined;
  if (HEIC.test(head.slice(4))) return "heic";
  return SVG.test(head) ? "drawing" : "unknown-format";
}

function refuseMetadata({ width, height, pages = 1, format }: Metadata): ImageRefusalReason | undefined {
  if (pages > 1) return format === "tiff" ? "many-pages" : "animated";
  if (width * height > MAX_IMAGE_PIXELS) return "too-many-pixels";
  return Math.min(width, height) < MIN_IMAGE_SIDE ? "too-small" : undefined;
}

const toUndefined = () => undefined;
