import { createHash } from "node:crypto";
import { createLogoImage } from "@pecacerta/server/catalog/images/logo-image";
import { createShareImage } from "@pecacerta/server/catalog/images/share-image";
import { createCache } from "@pecacerta/server/platform/cache/cache";
import type { FileStore } from "@pecacerta/server/platform/files/file-store";
import { matchesEtag } from "@pecacerta/server/platform/http/etag";
import { createWorkQueue } from "@pecacerta/server/platform/work-queue/work-queue";
import type { FastifyInstance } from "fastify";
import { fileHeaders } from "./security-headers.ts";

/** The sample's pictures and the companies' own, which are named by content hash. */
export type PictureSources = { sample: ReadFile; companies: ReadFile };
type ReadFile = FileStore["read"];

// File systems refuse names of more than 255 bytes with an error of their own.
const NAME = /^([a-z0-9][a-z0-9-]{0,199})\.(webp|avif|svg|jpg|png)$/;
const CONTENT_HASH_NAME = /^[0-9a-f]{20}-\d+$/;
const TYPES: ReadonlyMap<string, string> = new Map([
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["svg", "image/svg+xml"],
  ["jpg", "image/jpeg"],
  ["png", "image/png"],
]);
type Convert = (picture: Buffer) => Promise<Buffer>;
const CONVERSIONS: ReadonlyMap<string, Convert> = new Map([
  ["jpg", createShareImage],
  ["png", createLogoImage],
]);
const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_WEEK = "public, max-age=604800";
const MAX_CACHED_BYTES = 8 * 1_048_576;
// Anyone may ask for any picture: what is converted for chats and mails leaves the processors to shoppers.
const CONVERSION_QUEUE = { atOnce: 1, waiting: 20, maxWaitMs: 1000 };

/**
 * Serves pictures. A `.webp` address returns AVIF to browsers that accept it, so a page names each picture once. A
 * `.jpg` address returns the picture of that name for link previews, a `.png` address a company's logo for mails.
 */
export function servePictures(app: FastifyInstance, sources: PictureSources): void {
  const conversions = createCache<Buffer>({
    name: "converted-pictures",
    maxBytes: MAX_CACHED_BYTES,
    bytesOf: (image) => image.length,
  });
  const queue = createWorkQueue(CONVERSION_QUEUE);
  app.get<{ Params: { "*": string } }>("/pictures/*", async (request, reply) => {
    const [, name, extension] = NAME.exec(request.params["*"]) ?? [];
    if (!name || !extension) return reply.callNotFound();
    reply.headers(fileHeaders);
    const isCompanyPicture = CONTENT_HASH_NAME.test(name);
    const read = isCompanyPicture ? sources.companies : sources.sample;
    const convert = CONVERSIONS.get(extension);
    const file = convert
      ? await readConverted(read, { name, extension, convert })
      : await readPicture(read, { name, extension }, request.headers.accept);
    if (!file) return reply.callNotFound();
    const etag = `"${createHash("sha256").update(file.bytes).digest("base64url").slice(0, 27)}"`;
    reply.headers({ "Cache-Control": isCompanyPicture ? IMMUTABLE : ONE_WEEK, ETag: etag });
    // Chats show link previews, and mail programs mails, on pages of their own.
    if (convert) reply.header("cross-origin-resource-policy", "cross-origin");
    if (extension === "webp") reply.header("Vary", "Accept");
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type(TYPES.get(file.extension) ?? "").send(file.bytes);
  });

  async function readConverted(
    read: ReadFile,
    { name, extension, convert }: { name: string; extension: string; convert: Convert },
  ): Promise<PictureFile | undefined> {
    const fileName = `${name}.${extension}`;
    const cached = conversions.get(fileName);
    if (cached) return { bytes: cached, extension };
    const stored = await read(fileName);
    if (stored) return { bytes: stored, extension };
    const picture = await read(`${name}.webp`);
    if (!picture) return undefined;
    const convertInTurn = () => queue.run([], () => convert(picture));
    return { bytes: await conversions.getOrLoad(fileName, convertInTurn), extension };
  }
}

type PictureFile = { bytes: Buffer; extension: string };

async function readPicture(
  read: ReadFile,
  { name, extension }: { name: string; extension: string },
  accept = "",
): Promise<PictureFile | undefined> {
  const extensions = extension === "webp" && acceptsAvif(accept) ? ["avif", "webp"] : [extension];
  for (const each of extensions) {
    const bytes = await read(`${name}.${each}`);
    if (bytes) return { bytes, extension: each };
  }
  return undefined;
}

/** Only an explicit `image/avif` counts; a wildcard does not. */
const acceptsAvif = (accept: string): boolean =>
  accept.split(",").some((range) => /^\s*image\/avif\s*(;|$)/i.test(range) && !/;\s*q=0(\.0*)?\s*$/i.test(range));
