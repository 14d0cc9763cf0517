import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { Bodies, Body, Encoding } from "./page.ts";

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const SMALLEST_WORTH_COMPRESSING = 1024;
// A gzip copy is somewhat larger than its brotli twin, and both may be kept.
const WEIGHT_WITH_GZIP = 2.3;
const PIECE = 32 * 1024;

/** Keeps a page only in the form that most browsers ask for, an eighth of its size; other forms are made from that. */
export async function bodiesOf(identity: Buffer): Promise<Bodies> {
  const mark = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  if (identity.length >= SMALLEST_WORTH_COMPRESSING) return bodiesFrom(await compressed(identity), mark);
  const only: Body = { bytes: identity, etag: `"${mark}"`, encoding: "identity" };
  return { weight: identity.length, in: () => only };
}

/**
 * Gzip is made once, when it is first asked for; who reads nothing compressed has the page unpacked each time. A function
 * of its own, that never sees the page as it was: what it hands out would keep all that its surroundings name.
 */
function bodiesFrom(packed: Buffer, mark: string): Bodies {
  const br: Body = { bytes: packed, etag: `"${mark}-br"`, encoding: "br" };
  let gz: Body | Promise<Body> | undefined;
  const makeGzip = async () => {
    const bytes = asLongAsItIs(await gzipped(await unpacked(packed), { level: 6 }));
    gz = { bytes, etag: `"${mark}-gzip"`, encoding: "gzip" };
    return gz;
  };
  return {
    weight: packed.length * WEIGHT_WITH_GZIP,
    in(encoding) {
      if (encoding === "br") return br;
      if (encoding === "identity") {
        return unpacked(packed).then((bytes) => ({ bytes, etag: `"${mark}"`, encoding: "identity" }));
      }
      gz ??= makeGzip();
      return gz;
    },
  };
}

/** The best encoding that the browser says it reads. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted) ? "gzip" : "identity";
}

// Quality 3 costs less than a millisecond where 11 costs a hundred: pages are made while someone waits. Most pages lie
// within a window of 128 kB and come out as one piece: more of either is memory asked for and given back each time.
async function compressed(identity: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return asLongAsItIs(await brotli(identity, { params, chunkSize: PIECE }));
}

// What zlib hands out stands at the front of a piece that was made before its length was known, and would be kept with it.
const asLongAsItIs = (bytes: Buffer): Buffer => (bytes.length < bytes.buffer.byteLength ? Buffer.from(bytes) : bytes);
