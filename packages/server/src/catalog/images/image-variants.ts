import { IMAGE_SIZE, IMAGE_WIDTHS } from "@pecacerta/rules/gallery";
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

export async function createImageVariants(original: Sharp, settings = FAST_ENCODING): Promise<ImageVariant[]> {
  const variants: ImageVariant[] = [];
  for (const width of IMAGE_WIDTHS) {
    const height = Math.round((width * IMAGE_SIZE.height) / IMAGE_SIZE.width);
    const sized = original.clone().resize({ width, height, fit: "inside", withoutEnlargement: true });
    for (const format of IMAGE_FORMATS) {
      variants.push({
        ending: `-${width}.${format}`,
        bytes: await encodeWithinLimit(sized, format, maxImageBytes(width), settings),
      });
    }
  }
  return variants;
}

export const maxImageBytes = (width: number): number => (width <= 160 ? 4_000 : width <= 400 ? 12_000 : 25_000);

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
