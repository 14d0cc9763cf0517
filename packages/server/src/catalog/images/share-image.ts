import { SHARE_IMAGE_SIZE } from "@pecacerta/rules/gallery";

const BACKGROUND = "#f3f5f7";
/** Wider pictures are cut to the shape of a link preview; others stand whole on the background. */
const MIN_COVER_RATIO = 1.3;

export async function createShareImage(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(picture).metadata();
  const fit = width / height >= MIN_COVER_RATIO ? "cover" : "contain";
  return sharp(picture)
    .resize({ ...SHARE_IMAGE_SIZE, fit, background: BACKGROUND })
    .flatten({ background: BACKGROUND })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}
