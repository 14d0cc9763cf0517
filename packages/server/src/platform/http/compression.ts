import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

const MIN_COMPRESSED_BYTES = 1024;

export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: MIN_COMPRESSED_BYTES,
    globalDecompression: false,
  });
}
