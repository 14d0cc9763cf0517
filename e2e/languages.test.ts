import { type Page, test as plain } from "@playwright/test";
import { type RunningShop, startDevelopment } from "./shop-process.ts";
import { expect, test } from "./shopping.ts";

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

plain.describe("while developing", () => {
  let shop: RunningShop;
  plain.beforeAll(async () => {
    plain.setTimeout(120_000);
    shop = await startDevelopment(process.env.SHOP_DATABASE_URL ?? "");
  });
  plain.afterAll(() => shop?.stop());

  plain("[GEN-03] each request is answered in its own language, however many are drawn at once", async () => {
    const asked = Object.keys(LANGUAGES).flatMap((locale) => [locale, locale, locale]);
    const pages = asked.map(async (locale) => (await fetch(`${shop.url}${PADS}?locale=${locale}`)).text());
    for (const [place, html] of (await Promise.all(pages)).entries()) {
      const said = Object.entries(LANGUAGES).flatMap(([locale, text]) => (html.includes(text) ? [locale] : []));
      expect(said).toEqual([asked[place]]);
    }
  });

  plain("[GEN-03] [GA-04] Arabic is read from right to left, on every page that follows", async ({ page }) => {
    plain.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${shop.url}${PADS}?locale=pt`);
    await expect(thumbnails(page)).toHaveCount(2);
    const usual = await order(page);
    await page.goto(`${shop.url}${PADS}?locale=ar`);
    const html = page.locator("html");
    await expect(html).toHaveAttribute("lang", "ar");
    await expect(html).toHaveAttribute("dir", "rtl");
    // Once the page is alive, too.
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === "locale")?.value)
      .toBe("ar");
    expect(await order(page)).toEqual(usual.toReversed());
    await expect(page.locator("main .thumbnail[aria-current]")).toHaveAccessibleName("عرض الصورة 1");
    const [menu, cart] = await Promise.all(
      [page.getByRole("button", { name: "فتح القائمة" }), page.locator("header a[href='/cart']")].map((one) =>
        one.boundingBox(),
      ),
    );
    expect(menu?.x).toBeGreaterThan(300);
    expect(cart?.x).toBeLessThan(60);
    await expect(page.locator("main .price-now")).toHaveText("R$ 69,90");
    expect(await wider(page)).toBe(0);
    for (const path of ["/", "/catalog/pastilhas-de-freio", "/cart", "/contact-us"]) {
      await page.goto(`${shop.url}${path}`);
      await expect(html, path).toHaveAttribute("dir", "rtl");
      expect(await wider(page), path).toBe(0);
    }
  });
});

/** By how much the page is wider than its window. */
const wider = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
