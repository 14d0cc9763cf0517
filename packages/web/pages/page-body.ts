import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { EncodedBody, Encoding, PageBody } from "./page.ts";

const brotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
const MIN_BYTES_TO_COMPRESS = 1024;
// A gzip copy is somewhat larger than the brotli one, and both may be cached.
const SIZE_FACTOR_WITH_GZIP = 2.3;
const CHUNK_BYTES = 32 * 1024;

/** Stores a page compressed with brotli; other encodings are made from that on demand. */
export async function compressBody(identity: Buffer): Promise<PageBody> {
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  if (identity.length >= MIN_BYTES_TO_COMPRESS) return createPageBody(await compressBrotli(identity), hash);
  const uncompressed: EncodedBody = { bytes: identity, etag: `"${hash}"`, encoding: "identity" };
  return { byteSize: identity.length, encodedAs: () => uncompressed };
}

/** Gzip is made once, on first use. A function of its own: its closures must not retain the uncompressed page. */
function createPageBody(brotliBytes: Buffer, hash: string): PageBody {
  const br: EncodedBody = { bytes: brotliBytes, etag: `"${hash}-br"`, encoding: "br" };
  let gz: EncodedBody | Promise<EncodedBody> | undefined;
  const makeGzip = async () => {
    const bytes = trimBuffer(await compressGzip(await decompressBrotli(brotliBytes), { level: 6 }));
    gz = { bytes, etag: `"${hash}-gzip"`, encoding: "gzip" };
    return gz;
  };
  return {
    byteSize: brotliBytes.length * SIZE_FACTOR_WITH_GZIP,
    encodedAs(encoding) {
      if (encoding === "br") return br;
      if (encoding === "identity") {
        return decompressBrotli(brotliBytes).then((bytes) => ({ bytes, etag: `"${hash}"`, encoding: "identity" }));
      }
      gz ??= makeGzip();
      return gz;
    },
  };
}

export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted) ? "gzip" : "identity";
}

// Quality 3 takes less than a millisecond, 11 a hundred. A window of 128 kB fits most pages.
async function compressBrotli(identity: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return trimBuffer(await brotli(identity, { params, chunkSize: CHUNK_BYTES }));
}

// zlib returns a slice of a larger buffer, which a cached page would retain.
const trimBuffer = (bytes: Buffer): Buffer => (bytes.length < bytes.buffer.byteLength ? Buffer.from(bytes) : bytes);
