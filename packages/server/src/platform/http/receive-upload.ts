import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type RefusedOutcome, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** A temporary file. `hash`: SHA-256 of its content. */
export type UploadedFile = { path: string; bytes: number; hash: string };

const FOLDER_PREFIX = "pecacerta-upload-";

/** What a process that was killed may leave in the folder of temporary files. */
export const isUploadFolder = (name: string): boolean => name.startsWith(FOLDER_PREFIX);

/** In a scope of its own: its calls read the body themselves, as a stream. */
export function acceptUploads(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
}

/** Streams the body to a file, which is deleted after `work`. A longer body is refused before it is read, if it says so. */
export async function withUploadedFile<Result>(
  { headers, body }: FastifyRequest,
  maxBytes: number,
  work: (file: UploadedFile) => Promise<Result>,
): Promise<Result | RefusedOutcome<"PAYLOAD_TOO_LARGE">> {
  if (Number(headers["content-length"] ?? 0) > maxBytes) return refuse("PAYLOAD_TOO_LARGE");
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  try {
    const file = await receiveFile(body as Readable | undefined, join(folder, "file"), maxBytes);
    return file ? await work(file) : refuse("PAYLOAD_TOO_LARGE");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receiveFile(
  body: Readable | undefined,
  path: string,
  maxBytes: number,
): Promise<UploadedFile | undefined> {
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
  await pipeline(body ?? Readable.from([]), readWithinLimit, createWriteStream(path, { mode: 0o600 }));
  return bytes > maxBytes ? undefined : { path, bytes, hash: hash.digest("hex") };
}
