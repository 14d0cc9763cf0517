import { LOGO_SIZE } from "@pecacerta/rules/gallery";

const PIXEL_RATIO = 2;

/** A stored picture as a PNG that fills the box of a logo on screens with a high resolution. */
export async function createLogoImage(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const [width, height] = [LOGO_SIZE.width * PIXEL_RATIO, LOGO_SIZE.height * PIXEL_RATIO];
  return sharp(picture)
    .resize({ width, height, fit: "contain", position: "left", background: "#ffffff00" })
    .png()
    .toBuffer();
}
