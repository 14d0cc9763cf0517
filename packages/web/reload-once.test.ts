import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { limitReloads, reloadOnce } from "./reload-once.ts";

const folder = dirname(fileURLToPath(import.meta.resolve("react-router/package.json")));
const file = join(folder, "dist/production/lib/dom/ssr/routeModules.js");

test("React Router's only reload for a missing module is limited", () => {
  const code = limitReloads(readFileSync(file, "utf8"));
  expect(code.match(/location\.reload/g)).toHaveLength(1);
  expect(code).toMatch(/if \(!mayReload\(\)\) return missingModule\(error\);\s*window\.location\.reload\(\);/);
  expect(() => limitReloads("window.location.assign('/')")).toThrow("no longer reloads");
  const { filter } = reloadOnce.transform as { filter: { id: RegExp } };
  expect(file).toMatch(filter.id);
});
