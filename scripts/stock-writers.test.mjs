import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";

const WRITES = /\bupdate stock\b|\binto stock\b|\bdelete from stock\b|\.(update|insert|delete)\(stock\)/;

test("[ADM-91] stock is written by its movements, its shelf and minimum, and new products alone", () => {
  const files = globSync("packages/*/{src,app}/**/*.{ts,tsx}", { cwd: rootDir }).filter(
    (file) => !/\.test\./.test(file),
  );
  const writers = files.filter((file) => WRITES.test(readFileSync(join(rootDir, file), "utf8")));
  expect(files.length).toBeGreaterThan(1000);
  expect(writers.toSorted()).toEqual([
    "packages/server/src/catalog/products/insert-products.ts",
    "packages/server/src/catalog/stock/change-stock-place.ts",
    "packages/server/src/catalog/stock/commands.ts",
    "packages/server/src/catalog/stock/move-stock.ts",
  ]);
});
