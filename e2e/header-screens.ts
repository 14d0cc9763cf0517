import { HEADER_LAYOUTS, MOBILE_HEADER_LAYOUTS, THEMES } from "@pecacerta/rules/company";
import type { Browser, Page } from "@playwright/test";
import { fillCart, type TestCustomer } from "./api.ts";
import { signInByApi } from "./sign-in-by-api.ts";

/** Keeps a picture under its name, as small as it can be. */
export type SaveScreenshot = (name: string, picture: Buffer) => Promise<void>;

/** Lets a page be seen as by somebody who was here before: without the notice about cookies. */
export const rememberVisit = (): void => {
  if (location.protocol.startsWith("http")) localStorage.setItem("hasVisitedBefore", "true");
};

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const PRODUCT = "/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";

const dress = (page: Page, look: Partial<Record<"header" | "theme" | "mobile", string>>) =>
  page.evaluate(async (chosen) => {
    Object.assign(document.documentElement.dataset, chosen);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  }, look);

/** Pictures of every header, every colour, and of what drops from a header or slides in beside it. */
export async function captureHeaders(
  on: Browser,
  url: string,
  customer: TestCustomer,
  keep: SaveScreenshot,
): Promise<void> {
  const settings = { baseURL: url, locale: "pt-BR", timezoneId: "America/Sao_Paulo" };
  const visitor = await on.newContext({ ...settings, viewport: PHONE, hasTouch: true });
  const first = await visitor.newPage();
  await first.goto("/", { waitUntil: "networkidle" });
  await first.getByRole("region", { name: "Aviso de cookies" }).waitFor();
  await keep("cookies-360", await first.screenshot());
  await first.getByRole("button", { name: "Ok" }).click();
  for (const mobile of MOBILE_HEADER_LAYOUTS) {
    await dress(first, { mobile });
    await keep(`mobile-${mobile}-360`, await first.screenshot());
  }
  await first.getByRole("button", { name: "Abrir o menu" }).click();
  await keep("mobile-menu-360", await settled(first));
  await first.getByRole("button", { name: "Todas as categorias" }).click();
  await keep("mobile-menu-categories-360", await settled(first));
  await visitor.close();

  const context = await on.newContext({ ...settings, viewport: DESKTOP });
  await context.addInitScript(rememberVisit);
  const page = await context.newPage();
  await page.goto("/", { waitUntil: "networkidle" });
  for (const [at, header] of HEADER_LAYOUTS.entries()) {
    await dress(page, { header, theme: THEMES[at % THEMES.length] });
    await keep(`header-${header}-1280`, await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 320 } }));
  }
  await page.goto(PRODUCT, { waitUntil: "networkidle" });
  for (const theme of THEMES) {
    await dress(page, { theme });
    await keep(`${theme}-1280`, await page.screenshot());
  }
  await page.getByRole("button", { name: "Todas as categorias" }).click();
  await keep("menu-1280", await settled(page));
  await fillCart(customer, { slug: PRODUCT.split("/").at(-1) ?? "", quantity: 2 });
  await signInByApi(page, customer);
  await page.goto("/catalog", { waitUntil: "networkidle" });
  for (const [name, title] of [
    ["mini-cart", /^Carrinho/],
    ["account-menu", /Minha conta/],
  ] as const) {
    await page.locator(".indicators").getByRole("link", { name: title }).first().click();
    await page.locator(".indicator-drop:not([hidden]) li").first().waitFor();
    await keep(`${name}-1280`, await settled(page));
  }
  await context.close();
}

/** A picture once everything that slides has come to rest. */
async function settled(page: Page): Promise<Buffer> {
  await page.waitForLoadState("networkidle");
  return await page.screenshot({ animations: "disabled" });
}
