import { imageBoxHeight, ZOOM_IMAGE_WIDTH } from "@pecacerta/rules/gallery";
import { storedImageWidths } from "@pecacerta/rules/image-upload";
import type { Sharp } from "sharp";

export type ImageVariant = { ending: string; bytes: Buffer };

export const IMAGE_FORMATS = ["avif", "webp"] as const;

type Format = (typeof IMAGE_FORMATS)[number];
/** Tried best first; the last quality is used whatever its size. */
export type EncodingSettings = Readonly<Record<Format, { qualities: readonly number[]; effort: number }>>;

const FAST_ENCODING: EncodingSettings = {
  avif: { qualities: [46, 38, 30, 22], effort: 2 },
  webp: { qualities: [70, 58, 46, 34, 22, 14], effort: 2 },
};

/** Four times the pixels in less time; the files grow by a twentieth. */
const ZOOM_ENCODING: EncodingSettings = { ...FAST_ENCODING, avif: { ...FAST_ENCODING.avif, effort: 0 } };

export async function createImageVariants(original: Sharp, settings = FAST_ENCODING): Promise<ImageVariant[]> {
  const variants: ImageVariant[] = [];
  for (const width of storedImageWidths(await original.metadata())) {
    const height = imageBoxHeight(width);
    const sized = original.clone().resize({ width, height, fit: "inside", withoutEnlargement: true });
    const encoding = width === ZOOM_IMAGE_WIDTH ? ZOOM_ENCODING : settings;
    for (const format of IMAGE_FORMATS) {
      variants.push({
        ending: `-${width}.${format}`,
        bytes: await encodeWithinLimit(sized, format, maxImageBytes(width), encoding),
      });
    }
  }
  return variants;
}

const MAX_BYTES = [
  { width: 160, bytes: 4_000 },
  { width: 400, bytes: 12_000 },
  { width: 800, bytes: 25_000 },
];
/** All files of an image are at most the bytes of a company's quota divided by its images. */
const MAX_ZOOM_BYTES = 90_000;

export const maxImageBytes = (width: number): number =>
  MAX_BYTES.find((limit) => width <= limit.width)?.bytes ?? MAX_ZOOM_BYTES;

export async function encodeWithinLimit(
  image: Sharp,
  format: Format,
  limit: number,
  settings = FAST_ENCODING,
): Promise<Buffer> {
  const { qualities, effort } = settings[format];
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await image.clone().toFormat(format, { quality, effort }).toBuffer();
    if (bytes.length <= limit) break;
  }
  return bytes;
}
