import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { isTestFile, listSourceFiles } from "./source-files.mjs";

const CONVERSION = /\bto(Centavos|DecimalAmount)\b/;

// All other code has amounts in centavos.
const CODECS = [
  // The calls' bodies in the browser, and those that are stored.
  "packages/contract/src/amount-fields.ts",
  // The calls' bodies on the server.
  "packages/contract/src/wire-values.ts",
  // The price range in the address of a listing.
  "packages/rules/src/filters.ts",
  "packages/rules/src/money.ts",
  "packages/web/app/storefront/products/product-json-ld.server.ts",
];

test("only the codecs convert between centavos and decimal amounts", () => {
  const converting = listSourceFiles(rootDir, ["packages", "e2e", "bench"])
    .filter((path) => !isTestFile(path))
    .filter((path) => CONVERSION.test(readFileSync(join(rootDir, path), "utf8")));
  expect(converting).toEqual(CODECS);
});
