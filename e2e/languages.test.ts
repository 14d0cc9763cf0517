import { type Browser, test as baseTest, type Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { startDevelopment } from "./shop-process.ts";

const PADS = "/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const LANGUAGES = {
  pt: "Entre ou crie a conta em 1 minuto",
  en: "Sign in or open an account in 1 minute",
  ar: "سجّل الدخول أو أنشئ حسابًا في دقيقة واحدة",
  ru: "Войдите или создайте учётную запись за 1 минуту",
};

const thumbnails = (page: Page) => page.locator("main .gallery .thumbnail");
const order = (page: Page) =>
  thumbnails(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

test("[GEN-02] [GEN-03] the production build is Portuguese, whatever ?locale= says", async ({ page }) => {
  await page.goto("/?locale=ar");
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await expect(page.locator("html")).not.toHaveAttribute("dir");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/A peça certa/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("locale");
});

baseTest(
  "[GEN-03] [GA-04] in development each request has its own language, and Arabic is right-to-left",
  async ({ browser }) => {
    // Starts its own development server.
    baseTest.setTimeout(180_000);
    const shop = await startDevelopment(process.env.SHOP_DATABASE_URL ?? "");
    let exitCode: number | null = null;
    try {
      await expectOwnSources(shop.url);
      await expectOwnLanguage(shop.url);
      await expectRightToLeft(browser, shop.url);
    } finally {
      exitCode = await shop.stop();
    }
    expect(exitCode).toBe(0);
  },
);

async function expectOwnSources(shop: string): Promise<void> {
  const script = "/app/entry.client.tsx";
  expect(await (await fetch(`${shop}/products`)).text()).toContain(script);
  expect((await fetch(`${shop}${script}`)).headers.get("content-type")).toContain("javascript");
}

async function expectOwnLanguage(shop: string): Promise<void> {
  const locales = Object.keys(LANGUAGES).flatMap((locale) => [locale, locale, locale]);
  const pages = locales.map(async (locale) => (await fetch(`${shop}${PADS}?locale=${locale}`)).text());
  for (const [place, html] of (await Promise.all(pages)).entries()) {
    const found = Object.entries(LANGUAGES).flatMap(([locale, text]) => (html.includes(text) ? [locale] : []));
    expect(found).toEqual([locales[place]]);
  }
}

async function expectRightToLeft(browser: Browser, shop: string): Promise<void> {
  const phone = { viewport: { width: 360, height: 740 } };
  // In development a page has hundreds of scripts, so layout is checked without them.
  const scriptlessPage = await browser.newPage(phone);
  await scriptlessPage.route("**", (route) =>
    route.request().resourceType() === "script" ? route.abort() : route.continue(),
  );
  await scriptlessPage.goto(`${shop}${PADS}`);
  const initialOrder = await order(scriptlessPage);
  expect(initialOrder.length).toBeGreaterThan(1);
  for (const path of ["/", "/catalog/pastilhas-de-freio", "/cart", PADS]) {
    await scriptlessPage.goto(`${shop}${path}?locale=ar`);
    await expect(scriptlessPage.locator("html"), path).toHaveAttribute("lang", "ar");
    await expect(scriptlessPage.locator("html"), path).toHaveAttribute("dir", "rtl");
    expect(await overflowOf(scriptlessPage), path).toBe(0);
    expect.soft(await findViolations(scriptlessPage), path).toEqual([]);
  }
  expect(await order(scriptlessPage)).toEqual(initialOrder.toReversed());
  await expect(scriptlessPage.locator("main .price-now")).toHaveText("R$ 69,90");
  const menu = await scriptlessPage.getByRole("button", { name: "فتح القائمة" }).boundingBox();
  const cart = await scriptlessPage.locator("header a[href='/cart']").boundingBox();
  expect(menu?.x).toBeGreaterThan(cart?.x ?? 360);

  const page = await browser.newPage(phone);
  await page.goto(`${shop}${PADS}?locale=ar`);
  const localeCookie = async () => (await page.context().cookies()).find(({ name }) => name === "locale")?.value;
  await expect.poll(localeCookie, { timeout: 60_000 }).toBe("ar");
  // In development a page hydrates slowly and reloads when Vite bundles another dependency.
  await expect.poll(() => order(page).catch(() => []), { timeout: 60_000 }).toEqual(initialOrder.toReversed());
  await expect(page.locator("main .thumbnail[aria-current]")).toHaveAccessibleName("عرض الصورة 1");
  await page.goto(`${shop}${PADS}`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
}

/** Pixels by which the page is wider than the viewport. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
