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

/**
 * Keeps a page only in the form that most browsers ask for, an eighth of its size; other forms are made from that. Gzip
 * is made once, when it is first asked for; who reads nothing compressed has the page unpacked each time.
 */
export async function bodiesOf(identity: Buffer): Promise<Bodies> {
  const mark = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const plain = (bytes: Buffer): Body => ({ bytes, etag: `"${mark}"`, encoding: "identity" });
  if (identity.length < SMALLEST_WORTH_COMPRESSING) return { weight: identity.length, in: () => plain(identity) };
  const br = await compressed(identity, mark);
  let gz: Body | Promise<Body> | undefined;
  const makeGzip = async () => {
    const bytes = await gzipped(await unpacked(br.bytes), { level: 6 });
    gz = { bytes, etag: `"${mark}-gzip"`, encoding: "gzip" };
    return gz;
  };
  return {
    weight: br.bytes.length * WEIGHT_WITH_GZIP,
    in(encoding) {
      if (encoding === "br") return br;
      if (encoding === "identity") return unpacked(br.bytes).then(plain);
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

// Quality 3 costs less than a millisecond where 11 costs a hundred: pages are made while someone waits.
async function compressed(identity: Buffer, mark: string): Promise<Body> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  return { bytes: await brotli(identity, { params }), etag: `"${mark}-br"`, encoding: "br" };
}
