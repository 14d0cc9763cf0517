import { HEADER_LAYOUTS, MOBILE_HEADER_LAYOUTS, THEMES } from "@pecacerta/rules/company";
import type { Browser, Page } from "@playwright/test";
import { fillCart, type TestCustomer } from "./api.ts";
import { signInByApi } from "./sign-in-by-api.ts";

export type SaveScreenshot = (name: string, picture: Buffer) => Promise<void>;

export const rememberVisit = (): void => {
  if (location.protocol.startsWith("http")) localStorage.setItem("hasVisitedBefore", "true");
};

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const PRODUCT = "/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";

const setAppearance = (page: Page, appearance: Partial<Record<"header" | "theme" | "mobile", string>>) =>
  page.evaluate(async (chosen) => {
    Object.assign(document.documentElement.dataset, chosen);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  }, appearance);

export async function captureHeaders(
  browser: Browser,
  url: string,
  customer: TestCustomer,
  save: SaveScreenshot,
): Promise<void> {
  const settings = { baseURL: url, locale: "pt-BR", timezoneId: "America/Sao_Paulo" };
  const visitor = await browser.newContext({ ...settings, viewport: PHONE, hasTouch: true });
  const visitorPage = await visitor.newPage();
  await visitorPage.goto("/", { waitUntil: "networkidle" });
  await visitorPage.getByRole("region", { name: "Aviso de cookies" }).waitFor();
  await save("cookies-360", await visitorPage.screenshot());
  await visitorPage.getByRole("button", { name: "Ok" }).click();
  for (const mobile of MOBILE_HEADER_LAYOUTS) {
    await setAppearance(visitorPage, { mobile });
    await save(`mobile-${mobile}-360`, await visitorPage.screenshot());
  }
  await visitorPage.getByRole("button", { name: "Abrir o menu" }).click();
  await save("mobile-menu-360", await screenshotWhenIdle(visitorPage));
  await visitorPage.getByRole("button", { name: "Todas as categorias" }).click();
  await save("mobile-menu-categories-360", await screenshotWhenIdle(visitorPage));
  await visitor.close();

  const context = await browser.newContext({ ...settings, viewport: DESKTOP });
  await context.addInitScript(rememberVisit);
  const page = await context.newPage();
  await page.goto("/", { waitUntil: "networkidle" });
  for (const [at, header] of HEADER_LAYOUTS.entries()) {
    await setAppearance(page, { header, theme: THEMES[at % THEMES.length] });
    await save(`header-${header}-1280`, await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 320 } }));
  }
  await page.goto(PRODUCT, { waitUntil: "networkidle" });
  for (const theme of THEMES) {
    await setAppearance(page, { theme });
    await save(`${theme}-1280`, await page.screenshot());
  }
  await page.getByRole("button", { name: "Todas as categorias" }).click();
  await save("menu-1280", await screenshotWhenIdle(page));
  await fillCart(customer, { slug: PRODUCT.split("/").at(-1) ?? "", quantity: 2 });
  await signInByApi(page, customer);
  await page.goto("/catalog", { waitUntil: "networkidle" });
  for (const [name, title] of [
    ["mini-cart", /^Carrinho/],
    ["account-menu", /Minha conta/],
  ] as const) {
    await page.locator(".indicators").getByRole("link", { name: title }).first().click();
    await page.locator(".indicator-drop:not([hidden]) li").first().waitFor();
    await save(`${name}-1280`, await screenshotWhenIdle(page));
  }
  await context.close();
}

async function screenshotWhenIdle(page: Page): Promise<Buffer> {
  await page.waitForLoadState("networkidle");
  return await page.screenshot({ animations: "disabled" });
}
