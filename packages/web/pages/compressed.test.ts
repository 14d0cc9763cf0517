import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bodiesOf, encodingFor } from "./compressed.ts";

const html = Buffer.from("<p>Pastilha de freio</p>".repeat(200));

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.0", "identity"],
  ["identity", "identity"],
  [undefined, "identity"],
] as const)("a browser that reads %j is answered in %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test("each encoding holds the same page under a mark of its own, and is made once", async () => {
  const body = await bodiesOf(html);
  const [br, gzip, identity] = [await body.in("br"), await body.in("gzip"), await body.in("identity")];
  expect(brotliDecompressSync(br.bytes).equals(html)).toBe(true);
  expect(gunzipSync(gzip.bytes).equals(html)).toBe(true);
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
  expect(identity.bytes.equals(html)).toBe(true);
  expect(body.in("br")).toBe(br);
  expect(body.in("gzip")).toBe(gzip);
});

test("a page that is too small to gain by it is compressed for nobody", async () => {
  const body = await bodiesOf(Buffer.from("<p>Vela</p>"));
  expect(await body.in("br")).toEqual({
    bytes: Buffer.from("<p>Vela</p>"),
    etag: expect.any(String),
    encoding: "identity",
  });
});
