import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** A temporary file, which the caller deletes. `hash`: SHA-256 of its content. */
export type UploadedFile = { path: string; hash: string; delete(): Promise<void> };

const FOLDER_PREFIX = "pecacerta-upload-";

export const isUploadFolder = (name: string): boolean => name.startsWith(FOLDER_PREFIX);

/** In a scope of its own: its calls read the body themselves, as a stream. */
export function acceptUploads(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
}

/** Streams the body to a file. A longer body is refused before it is read, if it says so. */
export async function receiveUpload(
  { headers, body }: FastifyRequest,
  maxBytes: number,
): Promise<Outcome<UploadedFile, "PAYLOAD_TOO_LARGE">> {
  if (Number(headers["content-length"] ?? 0) > maxBytes) return refuse("PAYLOAD_TOO_LARGE");
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  const deleteFolder = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "file");
  let hash: string | undefined;
  try {
    hash = await writeBody((body as Readable | undefined) ?? Readable.from([]), path, maxBytes);
  } finally {
    if (hash === undefined) await deleteFolder();
  }
  return hash === undefined ? refuse("PAYLOAD_TOO_LARGE") : accept({ path, hash, delete: deleteFolder });
}

async function writeBody(body: Readable, path: string, maxBytes: number): Promise<string | undefined> {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* readWithinLimit(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      // Reads on, as a client that is cut off while it sends does not learn why.
      if (bytes > maxBytes) continue;
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(body, readWithinLimit, createWriteStream(path, { mode: 0o600 }));
  return bytes > maxBytes ? undefined : hash.digest("hex");
}
