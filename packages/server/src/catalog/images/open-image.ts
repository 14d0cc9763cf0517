import { imageBoxHeight, ZOOM_IMAGE_WIDTH } from "@pecacerta/rules/gallery";
import {
  type ImageRefusalReason,
  MAX_IMAGE_FILE_BYTES,
  MAX_IMAGE_PIXELS,
  MIN_IMAGE_SIDE,
} from "@pecacerta/rules/image-upload";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { Metadata, Sharp, default as SharpModule } from "sharp";
import { isAnimatedPng } from "./animated-png.ts";

type Signature = { format: Metadata["format"]; bytes: readonly [at: number, text: string][] };

/** A file name proves nothing, and no other decoder may run. Each begins with bytes that no drawing begins with. */
const SIGNATURES: readonly Signature[] = [
  { format: "jpeg", bytes: [[0, "\xff\xd8\xff"]] },
  { format: "png", bytes: [[0, "\x89PNG\r\n\x1a\n"]] },
  {
    format: "webp",
    bytes: [
      [0, "RIFF"],
      [8, "WEBP"],
    ],
  },
  {
    format: "heif",
    bytes: [
      [0, "\0\0\0"],
      [4, "ftypavif"],
    ],
  },
  { format: "gif", bytes: [[0, "GIF8"]] },
  { format: "tiff", bytes: [[0, "II*\0"]] },
  { format: "tiff", bytes: [[0, "MM\0*"]] },
];
const DECODERS = ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Tiff"].map((name) => `VipsForeignLoad${name}`);
const ANIMATED_AVIF = "ftypavis";
const HEIC = /^ftyp(hei|hev|mif1|msf1)/;
const SVG = /^(\xef\xbb\xbf)?\s*<(\?xml|!doctype svg|!--|svg)/i;

const LARGEST_BOX = { width: ZOOM_IMAGE_WIDTH, height: imageBoxHeight(ZOOM_IMAGE_WIDTH) };

export type ImageSize = { width: number; height: number };
export type ImageRefusal = { ok: false; refusal: ImageRefusalReason; details?: ImageSize | undefined };

/** For processes that decode uploaded images and nothing else. */
export function blockOtherDecoders(sharp: typeof SharpModule): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: DECODERS });
}

/** Opens an uploaded image, rotated upright and on the background of the shop. */
export async function openImage(file: Buffer): Promise<Outcome<Sharp, ImageRefusalReason, ImageSize>> {
  const signature = readSignature(file);
  if (!signature.ok) return signature;
  const { default: sharp } = await import("sharp");
  const metadata = await sharp(file, { limitInputPixels: false }).metadata().catch(toUndefined);
  if (!metadata) return refuse("broken");
  const { width, height } = metadata;
  if (metadata.format !== signature.value) return refuse("unknown-format");
  const problem = refuseMetadata(metadata);
  if (problem) return refuse(problem, { width, height });
  const rotated = sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "truncated" }).autoOrient();
  // Decoded to pixels at the largest size shown, which drops all metadata such as the location.
  const pixels = await rotated
    .resize({ ...LARGEST_BOX, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#f3f5f7" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(toUndefined);
  return pixels ? accept(sharp(pixels.data, { raw: pixels.info })) : refuse("broken");
}

function readSignature(file: Buffer): Outcome<Signature["format"], ImageRefusalReason> {
  if (file.length === 0) return refuse("empty");
  if (file.length > MAX_IMAGE_FILE_BYTES) return refuse("too-much-work");
  const head = file.subarray(0, 256).toString("latin1");
  if (head.startsWith(ANIMATED_AVIF, 4) || isAnimatedPng(file)) return refuse("animated");
  const signature = SIGNATURES.find(({ bytes }) => bytes.every(([at, text]) => head.startsWith(text, at)));
  if (signature) return accept(signature.format);
  if (HEIC.test(head.slice(4))) return refuse("heic");
  return refuse(SVG.test(head) ? "drawing" : "unknown-format");
}

function refuseMetadata({ width, height, pages = 1, format }: Metadata): ImageRefusalReason | undefined {
  if (pages > 1) return format === "tiff" ? "many-pages" : "animated";
  if (width * height > MAX_IMAGE_PIXELS) return "too-many-pixels";
  return Math.min(width, height) < MIN_IMAGE_SIDE ? "too-small" : undefined;
}

const toUndefined = () => undefined;
