import { type Browser, type Page, test as plain } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { startDevelopment } from "./shop-process.ts";

const PADS = "/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const LANGUAGES = { pt: "Adicionar ao carrinho", en: "Add to cart", ar: "أضف إلى السلة", ru: "В корзину" };

const thumbnails = (page: Page) => page.locator("main .gallery .thumbnail");
const order = (page: Page) =>
  thumbnails(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

test("[GEN-02] [GEN-03] what is built speaks Portuguese, whatever language is asked for", async ({ page }) => {
  await page.goto("/?locale=ar");
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await expect(page.locator("html")).not.toHaveAttribute("dir");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/A peça certa/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("locale");
});

plain(
  "[GEN-03] [GA-04] while developing, each request has its own language, and Arabic is read from right to left",
  async ({ browser }) => {
    // A shop of its own is started for it.
    plain.setTimeout(180_000);
    const shop = await startDevelopment(process.env.SHOP_DATABASE_URL ?? "");
    try {
      await eachInItsOwn(shop.url);
      await rightToLeft(browser, shop.url);
    } finally {
      await shop.stop();
    }
  },
);

async function eachInItsOwn(shop: string): Promise<void> {
  const asked = Object.keys(LANGUAGES).flatMap((locale) => [locale, locale, locale]);
  const pages = asked.map(async (locale) => (await fetch(`${shop}${PADS}?locale=${locale}`)).text());
  for (const [place, html] of (await Promise.all(pages)).entries()) {
    const said = Object.entries(LANGUAGES).flatMap(([locale, text]) => (html.includes(text) ? [locale] : []));
    expect(said).toEqual([asked[place]]);
  }
}

async function rightToLeft(browser: Browser, shop: string): Promise<void> {
  const phone = { viewport: { width: 360, height: 740 } };
  // From its sources a page has hundreds of scripts: what needs none is looked at without. Axe is a script, too.
  const still = await browser.newPage(phone);
  await still.route("**", (route) => (route.request().resourceType() === "script" ? route.abort() : route.continue()));
  await still.goto(`${shop}${PADS}`);
  const usual = await order(still);
  expect(usual.length).toBeGreaterThan(1);
  for (const path of ["/", "/catalog/pastilhas-de-freio", "/cart", PADS]) {
    await still.goto(`${shop}${path}?locale=ar`);
    await expect(still.locator("html"), path).toHaveAttribute("lang", "ar");
    await expect(still.locator("html"), path).toHaveAttribute("dir", "rtl");
    expect(await wider(still), path).toBe(0);
    expect.soft(await findViolations(still), path).toEqual([]);
  }
  expect(await order(still)).toEqual(usual.toReversed());
  await expect(still.locator("main .price-now")).toHaveText("R$ 69,90");
  const menu = await still.getByRole("button", { name: "فتح القائمة" }).boundingBox();
  const cart = await still.locator("header a[href='/cart']").boundingBox();
  expect(menu?.x).toBeGreaterThan(cart?.x ?? 360);

  const page = await browser.newPage(phone);
  await page.goto(`${shop}${PADS}?locale=ar`);
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === "locale")?.value;
  await expect.poll(kept, { timeout: 60_000 }).toBe("ar");
  // From its sources a page comes to life piece by piece, and is loaded anew when the shop has bundled another library.
  await expect.poll(() => order(page).catch(() => []), { timeout: 60_000 }).toEqual(usual.toReversed());
  await expect(page.locator("main .thumbnail[aria-current]")).toHaveAccessibleName("عرض الصورة 1");
  await page.goto(`${shop}${PADS}`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
}

/** By how much the page is wider than its window. */
const wider = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
