import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { EncodedBody, Encoding, PageBody } from "./page.ts";

const brotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
const MIN_BYTES_TO_COMPRESS = 1024;
// A gzip copy is somewhat larger than its brotli twin, and both may be kept.
const SIZE_FACTOR_WITH_GZIP = 2.3;
const CHUNK_BYTES = 32 * 1024;

/** Keeps a page only in the form that most browsers ask for, an eighth of its size; other forms are made from that. */
export async function compressBody(identity: Buffer): Promise<PageBody> {
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  if (identity.length >= MIN_BYTES_TO_COMPRESS) return createPageBody(await compressBrotli(identity), hash);
  const uncompressed: EncodedBody = { bytes: identity, etag: `"${hash}"`, encoding: "identity" };
  return { byteSize: identity.length, encodedAs: () => uncompressed };
}

/**
 * Gzip is made once, when it is first asked for; who reads nothing compressed has the page unpacked each time. A function
 * of its own, that never sees the page as it was: what it hands out would keep all that its surroundings name.
 */
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

/** The best encoding that the browser says it reads. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted) ? "gzip" : "identity";
}

// Quality 3 costs less than a millisecond where 11 costs a hundred: pages are made while someone waits. Most pages lie
// within a window of 128 kB and come out as one piece: more of either is memory asked for and given back each time.
async function compressBrotli(identity: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return trimBuffer(await brotli(identity, { params, chunkSize: CHUNK_BYTES }));
}

// What zlib hands out stands at the front of a piece that was made before its length was known, and would be kept with it.
const trimBuffer = (bytes: Buffer): Buffer => (bytes.length < bytes.buffer.byteLength ? Buffer.from(bytes) : bytes);
