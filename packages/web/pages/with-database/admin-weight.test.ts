import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

// What a page of the admin fetches before anybody touches it, in bytes as they travel.
const MAX_FIRST_SCREEN_BYTES = 190_000;
const MAX_ROUTE_BYTES = 45_000;

const adminBuild = join(import.meta.dirname, "../../../admin/build/client");
const document = readFileSync(join(adminBuild, "index.html"), "utf8");

type RouteFiles = { id: string; parentId?: string; module: string; imports?: string[]; css?: string[] };

const assetNames = readdirSync(join(adminBuild, "assets"));
const manifestName = assetNames.find((name) => /^manifest-\w+\.js$/.test(name)) ?? "";
const routes = (
  JSON.parse(
    readFileSync(join(adminBuild, "assets", manifestName), "utf8")
      .replace(/^[^{]+/, "")
      .replace(/;\s*$/, ""),
  ) as { routes: Record<string, RouteFiles> }
).routes;

const inDocument = [...document.matchAll(/\/painel\/assets\/[\w.-]+\.(?:js|css|svg)/g)].map(([name]) => name);

/** The files of a route and of those around it. */
function filesOf(id: string): string[] {
  const route = Object.values(routes).find((each) => each.id === id);
  if (!route) return [];
  const { module, imports = [], css = [], parentId } = route;
  // The router marks style sheets that a script imports, too.
  const styleSheets = css.map((name) => name.replace(/#$/, ""));
  return [module, ...imports, ...styleSheets, ...(parentId ? filesOf(parentId) : [])];
}

function weightOf(names: readonly string[]): number {
  const texts = [...new Set(names)].map((name) => readFileSync(join(adminBuild, name.replace("/painel/", ""))));
  return texts.reduce((total, bytes) => total + gzipSync(bytes, { level: 9 }).length, 0);
}

const fonts = assetNames.filter((name) => /^barlow-(400|500|600|semi-condensed-600)-.+\.woff2$/.test(name));
const fontBytes = fonts.reduce((total, name) => total + readFileSync(join(adminBuild, "assets", name)).length, 0);
const firstScreen = [...inDocument, ...filesOf("sign-in/sign-in-page")];

test("the first screen of the admin weighs at most 190 kB, with its document and fonts", () => {
  const scripts = weightOf(firstScreen);
  // React and its router alone are more: the test has found the files.
  expect(scripts).toBeGreaterThan(100_000);
  expect(fonts).toHaveLength(4);
  expect(scripts + fontBytes + gzipSync(document).length).toBeLessThanOrEqual(MAX_FIRST_SCREEN_BYTES);
});

test("a route of the admin adds at most 45 kB", () => {
  const first = new Set(firstScreen);
  const weights = Object.keys(routes).map(
    (id) => [id, weightOf(filesOf(id).filter((name) => !first.has(name)))] as const,
  );
  expect(weights.length).toBeGreaterThan(5);
  expect(weights.filter(([, bytes]) => bytes > MAX_ROUTE_BYTES)).toEqual([]);
});
