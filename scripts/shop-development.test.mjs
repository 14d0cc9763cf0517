import { chmod, mkdtemp, rm } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { startShopFromSources } from "./shop-process.mjs";

test("in development a page is rendered from the sources, and SIGTERM stops the server", async () => {
  const folder = await mkdtemp("/tmp/pecacerta-development-");
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // For root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
  const shop = await startShopFromSources(folder);
  onTestFinished(() => void shop.child.kill("SIGKILL"));
  expect(shop.url, shop.output.join("\n")).toBeDefined();
  const page = await (await fetch(`${shop.url}/products`)).text();
  expect(page).toContain("<h1");
  expect(page).toContain("/app/entry.client.tsx");
  expect((await fetch(`${shop.url}/app/entry.client.tsx`)).headers.get("content-type")).toContain("javascript");
  expect(await shop.stop("SIGTERM")).toBe(0);
});
