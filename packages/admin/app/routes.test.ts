import { ADMIN_PATH_SEGMENTS } from "@pecacerta/rules/company";
import { expect, test } from "vitest";
import routes from "./routes.ts";

type RouteEntry = { path?: string; children?: RouteEntry[] };

const firstSegments = (entries: readonly RouteEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => (path ? [path.split("/")[0] ?? ""] : firstSegments(children)));

test("no company can take the first part of a page's path", () => {
  const fixed = firstSegments(routes).filter((segment) => !/^[:*]/.test(segment));
  expect(fixed).toContain("entrar");
  expect(fixed.filter((segment) => !ADMIN_PATH_SEGMENTS.includes(segment))).toEqual([]);
});
