import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdBackScripts, waitForHydration } from "./pages.ts";

const LATE_MS = 500;

type PartsWindow = { parts: Element[] };

for (const path of [
  "/",
  "/products?filter_discount=yes&sort=price_asc",
  "/products?filter_brand=marca-que-nao-existe",
  "/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa",
  "/products/pastilha-de-freio-dianteira-fiat-palio-2008-a-2016-discoreto",
]) {
  test(`[RT-05] [PR-12] what the server rendered at ${path} stays while scripts arrive late`, async ({ page }) => {
    await page.addInitScript(collectDeferredParts);
    await delayDeferredScripts(page, path);
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    const parts = await page.evaluate(() =>
      (globalThis as unknown as PartsWindow).parts.map(({ className, isConnected }) => ({ className, isConnected })),
    );
    expect(parts).not.toEqual([]);
    expect(parts.filter(({ isConnected }) => !isConnected)).toEqual([]);
  });
}

test("[RT-05] hearts, eyes and the cards' buttons are disabled until the script lives, so that no press is lost", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/**.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/products?filter_discount=yes&sort=price_asc", { waitUntil: "commit" });
  const card = page.locator("main .card").first();
  const buttons = [".card-wish", ".card-look", ".card-add"].map((selector) => card.locator(selector));
  for (const button of buttons) await expect(button).toBeDisabled();
  const before = await Promise.all(buttons.map((button) => button.boundingBox()));
  release();
  for (const button of buttons) await expect(button).toBeEnabled();
  expect(await Promise.all(buttons.map((button) => button.boundingBox()))).toEqual(before);
  await card.locator(".card-add").click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("[RT-05] an order of the list that was chosen before the script lives is applied, and what needs the script is not offered", async ({
  page,
}) => {
  const release = await holdBackScripts(page);
  await page.goto("/catalog/freios", { waitUntil: "commit" });
  await page.getByLabel("Ordenar por").selectOption({ label: "Menor preço" });
  const layout = page.getByRole("button", { name: "Lista", exact: true });
  await expect(layout).toBeDisabled();
  await expect(page.getByRole("button", { name: "Escolha seu veículo" })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/catalog\/freios\?sort=price_asc$/);
  await expect(page.getByLabel("Ordenar por")).toHaveValue("price_asc");
  await layout.click();
  await expect(layout).toHaveAttribute("aria-pressed", "true");
});

/** React marks the parts that it may hydrate later by comments. */
function collectDeferredParts(): void {
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    const parts: Element[] = [];
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      const { nodeValue, nextSibling } = comments.currentNode;
      if (nodeValue === "$" && nextSibling instanceof Element) parts.push(nextSibling);
    }
    (globalThis as unknown as PartsWindow).parts = parts;
  });
}

async function delayDeferredScripts(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  await page.route("**/assets/**.js", async (route) => {
    const isDeferred = !html.includes(new URL(route.request().url()).pathname);
    if (isDeferred) await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}

const MISSING = [
  /A module of this page is missing/,
  /404 .*-page-/,
  /Error loading route module/,
  /Failed to fetch dynamically imported module/,
];
const PART = "/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";

test("a page asks once more for a module that another build has removed, and goes on without it", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(...MISSING);
  await page.goto(PART);
  await waitForHydration(page);
  const loads = await removeModule(page, "login-page");
  await page
    .getByRole("link", { name: /^Comprar/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText("Criar conta");
  await expect.poll(loads).toBe(1);
  await page.waitForLoadState("networkidle");
  expect(loads()).toBe(1);
});

test("a page whose module stays missing is loaded anew once, then the error is shown", async ({ page, pageErrors }) => {
  pageErrors.expected.push(...MISSING);
  await page.goto(PART);
  await waitForHydration(page);
  const loads = await removeModule(page, "(about|track)-page");
  const follow = () => page.getByRole("link", { name: "Acompanhar pedido" }).first().click();
  await follow();
  await expect.poll(loads).toBe(1);
  await waitForHydration(page);
  await follow();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Algo deu errado");
  expect(loads()).toBe(1);
});

/** Returns how often the page was loaded since. */
async function removeModule(page: Page, name: string): Promise<() => number> {
  let loads = 0;
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) => route.fulfill({ status: 404 }));
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}
