import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { findStringKeyLookups } from "./string-key-lookups.mjs";

// Code that a request can reach. `ownValue` is the only look-up by any text.
const REACHED_BY_REQUESTS = ["rules", "contract", "server", "web", "admin"].map(
  (name) => `packages/${name}/tsconfig.json`,
);
const ALLOWED = ["packages/rules/src/own-property.ts: record[key]"];

test("no code that a request reaches looks text up in a plain object", () => {
  expect(findStringKeyLookups(rootDir, REACHED_BY_REQUESTS)).toEqual(ALLOWED);
});

const DECLARED = `
const kinds: Record<string, string> = { price: "range" };
const list = ["one"];
declare const text: string;
declare const anything: any;
declare const known: "price" | "color";
declare const literals: { price: string; color: string };
declare const place: number | undefined;
`;

describe("the check", () => {
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "string-keys-"));
    mkdirSync(join(folder, "src"));
    cpSync(join(rootDir, "tsconfig.json"), join(folder, "tsconfig.base.json"));
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: "./tsconfig.base.json", include: ["src"], compilerOptions: { types: [] } }),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const findIn = (code) => {
    writeFileSync(join(folder, "src", "planted.ts"), `${DECLARED}${code}\nexport {};\n`);
    return findStringKeyLookups(folder, ["tsconfig.json"]);
  };

  test("finds the look-up that once ended the process", () => {
    expect(findIn('export const kindOf = (slug: string): string => kinds[slug] ?? "check";')).toEqual([
      "src/planted.ts: kinds[slug]",
    ]);
  });

  test.each([
    ["a read", "kinds[text];"],
    ["a write", 'kinds[text] = "range";'],
    ["a composed text", 'kinds["filter_" + text];'],
    ["a cast", 'literals[text as "price"];'],
    ["anything at all", "kinds[anything];"],
    ["a union with text", "kinds[Math.random() > 1 ? known : text];"],
    ["a type parameter", "export const read = <Name extends string>(name: Name) => kinds[name];"],
    ["a test for presence", "text in kinds;"],
    ["a pattern", "export const { [text]: it } = kinds;"],
  ])("finds %s by text", (_what, code) => {
    expect(findIn(code)).toHaveLength(1);
  });

  test.each([
    ["an element by its place", "list[0];"],
    ["a place that may be missing", "list[place as number];"],
    ["a key that the code wrote", "literals[known];"],
    ["one of an object's own keys", "export const read = (key: keyof typeof literals) => literals[key];"],
    ["a Map", "new Map([[text, 1]]).get(text);"],
    ["a property in a value", '"price" in kinds;'],
  ])("allows %s", (_what, code) => {
    expect(findIn(code)).toEqual([]);
  });
});
