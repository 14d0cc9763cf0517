import { createHash } from "node:crypto";
import { MAX_IMAGE_FILE_BYTES } from "@pecacerta/rules/image-upload";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { FastifyRequest } from "fastify";
import type { Tenant } from "../../platform/database/tenant.ts";
import { receiveUpload, type UploadedFile } from "../../platform/http/receive-upload.ts";
import type { RefusalDetails } from "../../platform/http/refuse.ts";
import { createWorkQueue } from "../../platform/work-queue/work-queue.ts";
import type { EncodedImage } from "./encode-image.ts";
import { runImageWorker } from "./run-image-worker.ts";

/** Files by name. A Map, so that a claim of an idempotency key compares the name alone. */
export type ReceivedImage = { name: string; width: number; height: number; files: ReadonlyMap<string, Buffer> };

// A body may take minutes and needs disk space alone: one company leaves places to many others.
const receivings = createWorkQueue({ atOnce: 64, waiting: 0 });
const COMPANY_RECEIVINGS = { atOnce: 4, waiting: 0 };
const encodings = createWorkQueue({ atOnce: 1, waiting: 11, maxWaitMs: 30_000 });
const COMPANY_ENCODINGS = { atOnce: 1, waiting: 5 };

/** Reads the file of a request and encodes it. */
export async function receiveImage(
  { companyId }: Tenant,
  request: FastifyRequest,
): Promise<Outcome<ReceivedImage, "PAYLOAD_TOO_LARGE" | "IMAGE_REFUSED", RefusalDetails>> {
  const received = await receivings.run([{ name: companyId, ...COMPANY_RECEIVINGS }], () =>
    receiveUpload(request, MAX_IMAGE_FILE_BYTES),
  );
  if (!received.ok) return received;
  const file = received.value;
  return await encodeFile(companyId, file).finally(file.delete);
}

async function encodeFile(companyId: string, { path, hash }: UploadedFile) {
  const encoded = await encodings.run([{ name: companyId, ...COMPANY_ENCODINGS }], () => runImageWorker(path));
  if (encoded.ok) return accept(nameImage(companyId, hash, encoded.value));
  return refuse("IMAGE_REFUSED", { reason: encoded.refusal, ...encoded.details });
}

/** The company is part of the name: what one deletes is no other company's file. */
export function nameImage(companyId: string, hash: string, { width, height, variants }: EncodedImage): ReceivedImage {
  const name = createHash("sha256").update(`${companyId} ${hash}`).digest("hex").slice(0, 20);
  const files = variants.map(({ ending, bytes }) => [`${name}${ending}`, Buffer.from(bytes)] as const);
  return { name, width, height, files: new Map(files) };
}
