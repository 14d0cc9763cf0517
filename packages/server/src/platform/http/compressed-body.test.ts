import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressBody, negotiateEncoding } from "./compressed-body.ts";

const html = Buffer.from("<p>Pastilha de freio</p>".repeat(200));

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.0", "identity"],
  ["identity", "identity"],
  [undefined, "identity"],
] as const)("a browser that reads %j is answered in %s", (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
});

test("each encoding of a body is compressed once, under one weak ETag", async () => {
  const body = await compressBody(html);
  const [br, gzip, identity] = [
    await body.encodedAs("br"),
    await body.encodedAs("gzip"),
    await body.encodedAs("identity"),
  ];
  expect(brotliDecompressSync(br.bytes).equals(html)).toBe(true);
  expect(gunzipSync(gzip.bytes).equals(html)).toBe(true);
  expect(body.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(identity.bytes.equals(html)).toBe(true);
  expect(body.encodedAs("gzip")).toBe(gzip);
});

test("a body that is used again is compressed once more", async () => {
  const numbers = Array.from({ length: 2000 }, (_, number) => `<p>Peça ${(number * 7919) % 10_007}</p>`);
  const page = Buffer.from(numbers.join(""));
  const body = await compressBody(page);
  const first = await body.encodedAs("br");
  expect(body.encodedAs("br")).toBe(first);
  await expect.poll(() => body.encodedAs("br")).not.toBe(first);
  const smaller = await body.encodedAs("br");
  expect(smaller.bytes.length).toBeLessThan(first.bytes.length);
  expect(brotliDecompressSync(smaller.bytes).equals(page)).toBe(true);
  expect(body.encodedAs("br")).toBe(smaller);
});

test("a small body is not compressed", async () => {
  const body = await compressBody(Buffer.from("<p>Vela</p>"));
  expect(await body.encodedAs("br")).toEqual({
    bytes: Buffer.from("<p>Vela</p>"),
    encoding: "identity",
  });
});
