import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.unstubAllEnvs());

async function pathsIn(mode: string): Promise<(string | undefined)[]> {
  vi.stubEnv("NODE_ENV", mode);
  vi.resetModules();
  const { default: routes } = await import("./routes.ts");
  const below = (route: RouteConfigEntry): (string | undefined)[] => [
    route.path,
    ...(route.children ?? []).flatMap(below),
  ];
  return (await routes).flatMap(below);
}

test("the page of components exists only in development", async () => {
  const developed = await pathsIn("development");
  const built = await pathsIn("production");
  expect(developed).toContain("dev/ui");
  expect(developed.filter((path) => path !== "dev/ui")).toEqual(built);
});
