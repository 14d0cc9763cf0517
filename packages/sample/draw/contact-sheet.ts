import sharp from "sharp";

const [WIDTH, HEIGHT, CAPTION, COLUMNS] = [280, 371, 22, 6];

/** Arranges small versions of all images on one sheet for review. */
export async function contactSheet(drawn: { name: string; png: Buffer }[]): Promise<Buffer> {
  const columns = Math.min(COLUMNS, drawn.length);
  const rows = Math.ceil(drawn.length / columns);
  const tiles = await Promise.all(
    drawn.map(async ({ name, png }, at) => {
      const left = (at % columns) * WIDTH;
      const top = Math.floor(at / columns) * (HEIGHT + CAPTION);
      const small = await sharp(png).resize(WIDTH, HEIGHT, { fit: "contain", background: "#fff" }).toBuffer();
      const caption = Buffer.from(
        `<svg width="${WIDTH}" height="${CAPTION}"><text x="6" y="16" font-size="14" font-family="sans-serif">${name}</text></svg>`,
      );
      return [
        { input: small, left, top },
        { input: caption, left, top: top + HEIGHT },
      ];
    }),
  );
  const size = { width: columns * WIDTH, height: rows * (HEIGHT + CAPTION), channels: 3 as const, background: "#fff" };
  return sharp({ create: size }).composite(tiles.flat()).png().toBuffer();
}
