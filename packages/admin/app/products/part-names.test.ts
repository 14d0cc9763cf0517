import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");
const NAMES_PRODUCT = /\b(?:product|row|part|item\.product|line\.product)\??\.name\b/;
const TELLS_APART = /\bpart(?:Identity|Name)\(|\[partNumber|partNumber \|\|/;

/** Its heading stands above its fields; a customer reads the text of a template. */
const EXCEPTIONS = ["product/product-heading.tsx", "inbox/template-picker.tsx"];

test("wherever a product is named, its brand and number tell it from others of that name", () => {
  const naming = globSync("**/*.{ts,tsx}", { cwd: app })
    .filter((name) => !/\.test\.|\/texts\//.test(name))
    .map((name) => [name, readFileSync(join(app, name), "utf8")] as const)
    .filter(([, source]) => NAMES_PRODUCT.test(source));
  expect(naming.length).toBeGreaterThan(10);
  const lacking = naming.filter(([, source]) => !TELLS_APART.test(source)).map(([name]) => name);
  expect(lacking.sort()).toEqual(EXCEPTIONS.toSorted());
});
