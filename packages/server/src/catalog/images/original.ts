import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import type { Metadata, Sharp } from "sharp";

const MEGABYTE = 1_048_576;
const MOST_MEGABYTES = 30;
const MOST_PIXELS = 60_000_000;
const LEAST_SIDE = 200;

/** How files of each kind begin. What a file calls itself is not asked, and no reader of anything else is ever run. */
const BEGINNINGS: [at: number, bytes: string][] = [
  [0, "\xff\xd8\xff"],
  [0, "\x89PNG\r\n\x1a\n"],
  [8, "WEBP"],
  [4, "ftypavif"],
  [0, "GIF8"],
  [0, "II*\0"],
  [0, "MM\0*"],
];

/** Opens the picture that somebody brought, upright, on the ground of the shop. Refused with one readable line. */
export async function openOriginal(file: Buffer): Promise<Outcome<Sharp, string>> {
  if (file.length > MOST_MEGABYTES * MEGABYTE) return refused(`it is larger than ${MOST_MEGABYTES} MB`);
  const head = file.subarray(0, 16).toString("latin1");
  if (!BEGINNINGS.some(([at, bytes]) => head.startsWith(bytes, at))) {
    return refused("it is not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture");
  }
  // Loaded when the first picture comes: no page needs it.
  const { default: sharp } = await import("sharp");
  const size = await sharp(file, { limitInputPixels: false }).metadata().catch(broken);
  const fault = size ? faultOfSize(size) : "it is broken";
  if (fault || !size) return refused(fault ?? "");
  const upright = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: "truncated" }).autoOrient();
  // Drawn once, no larger than any page shows it. Nothing that the file tells besides goes with it, the place least of all.
  const drawn = await upright
    .resize({ width: 1600, height: 2120, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#f3f5f7" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  return drawn ? done(sharp(drawn.data, { raw: drawn.info })) : refused("it is broken or cut off");
}

function faultOfSize({ width, height }: Metadata): string | undefined {
  if (width * height > MOST_PIXELS) return `it has ${width} × ${height} pixels, more than ${MOST_PIXELS / 1e6} million`;
  if (Math.min(width, height) < LEAST_SIDE) return `it has only ${width} × ${height} pixels, ${LEAST_SIDE} are needed`;
  return undefined;
}

const broken = () => undefined;
