/** Draws an SVG of square units as a PNG of `size` pixels. */
export async function renderSvg(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const { width = size } = await sharp(Buffer.from(svg)).metadata();
  // A higher density draws at the final size instead of enlarging.
  return sharp(Buffer.from(svg), { density: (72 * size) / width })
    .resize(size, size)
    .png()
    .toBuffer();
}
