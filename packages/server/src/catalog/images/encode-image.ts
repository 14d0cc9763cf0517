import type { ImageRefusalReason } from "@pecacerta/rules/image-upload";
import { accept, type Outcome } from "@pecacerta/rules/outcome";
import { createImageVariants, type ImageVariant } from "./image-variants.ts";
import { type ImageSize, openImage } from "./open-image.ts";

/** `width`, `height`: of its largest file. */
export type EncodedImage = ImageSize & { variants: ImageVariant[] };
export type EncodedImageOutcome = Outcome<EncodedImage, ImageRefusalReason, ImageSize>;

export async function encodeImage(file: Buffer): Promise<EncodedImageOutcome> {
  const opened = await openImage(file);
  if (!opened.ok) return opened;
  const variants = await createImageVariants(opened.value);
  const { default: sharp } = await import("sharp");
  const largest = variants.at(-1)?.bytes ?? Buffer.alloc(0);
  const { width, height } = await sharp(largest).metadata();
  return accept({ width, height, variants });
}
