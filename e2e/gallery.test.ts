import { IMAGE_SIZE } from "@pecacerta/rules/gallery";
import { addProduct } from "@pecacerta/server/catalog/products/commands";
import { testPicture } from "@pecacerta/server/testing/upload-image";
import type { Locator, Page } from "@playwright/test";
import { adminTest } from "./admin-fixtures.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./pages.ts";
import { withShopCompany } from "./shop-database.ts";

const SIDEBAR = {
  path: "/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa",
  heading: /^Pastilha de freio dianteira/,
};
const FULL = { path: "/products/capa-de-banco-courvin-universal-5-lugares-aconchega", heading: /^Capa de banco/ };

/** Window width in pixels, thumbnails per row. */
const THUMBNAILS_PER_ROW = {
  "product-sidebar": [
    [1400, 8],
    [1399, 6],
    [1199, 8],
    [991, 8],
    [767, 6],
    [575, 5],
    [419, 4],
  ],
  "product-full": [
    [1400, 6],
    [1399, 5],
    [1199, 7],
    [991, 5],
    [767, 6],
    [575, 5],
    [419, 4],
  ],
} as const;

const gallery = (page: Page): Locator => page.locator("main").getByRole("region", { name: /^Fotos de / });
const thumbnails = (page: Page): Locator => gallery(page).getByRole("link", { name: /^Mostrar a foto / });
const slides = (page: Page): Locator => gallery(page).locator(".gallery-slide");
const currentThumbnail = (page: Page): Locator => gallery(page).locator(".thumbnail[aria-current]");
const viewer = (page: Page): Locator => page.locator(".pswp");

/** Drags the image with the mouse; negative pixels show the next one. */
async function drag(page: Page, pixels: number): Promise<void> {
  const { x, y, width, height } = (await gallery(page).locator(".gallery-picture").boundingBox()) ?? fail();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + pixels, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

const fail = (): never => {
  throw new Error("No image is visible");
};

for (const [layout, place] of [
  ["product-sidebar", SIDEBAR],
  ["product-full", FULL],
] as const)
  test(`[GA-01] [GA-02] [GA-06] ${layout}: one large image and a number of thumbnails that depends on the width`, async ({
    page,
  }) => {
    await visit(page, place);
    await expect(gallery(page)).toHaveClass(new RegExp(`gallery-${layout}$`));
    await expect(gallery(page).getByRole("link", { name: "Ampliar a foto" })).toBeVisible();
    await expect(gallery(page).getByRole("img").first()).toBeVisible();
    await expect(slides(page)).toHaveCount(await thumbnails(page).count());
    const pictures = gallery(page).locator("img");
    for (const [name, value] of Object.entries(IMAGE_SIZE))
      await expect(pictures.first()).toHaveAttribute(name, String(value));
    for (const [width, expected] of THUMBNAILS_PER_ROW[layout]) {
      await page.setViewportSize({ width, height: 800 });
      // Computed from the width, because a product may have fewer thumbnails.
      const perRow = () =>
        gallery(page)
          .locator(".thumbnails")
          .evaluate((row) => Math.round((row.clientWidth + 2) / ((row.children[0]?.clientWidth ?? 0) + 8)));
      await expect.poll(perRow, `thumbnails at ${width}`).toBe(expected);
    }
  });

test("[GA-01] [GA-05] one image at a time, changed by thumbnail or swipe, without wrapping around", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  // Tall enough for a whole image.
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, SIDEBAR);
  const last = (await thumbnails(page).count()) - 1;
  await expect(slides(page)).toHaveCount(last + 1);
  await expect(slides(page).locator("visible=true").and(page.locator(":not([inert])"))).toHaveCount(1);
  await expect(gallery(page).locator(".gallery-track")).toHaveCSS("transition-duration", "0.4s");
  await expect(gallery(page).getByRole("button")).toHaveCount(0);
  await thumbnails(page).last().click();
  await expect(thumbnails(page).last()).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(SIDEBAR.path);
  await expect(slides(page).nth(last)).toBeInViewport({ ratio: 0.9 });
  await expect(slides(page).first()).not.toBeInViewport();
  await drag(page, -120);
  await expect(currentThumbnail(page)).toHaveAccessibleName(`Mostrar a foto ${last + 1}`);
  await drag(page, 120);
  await expect(currentThumbnail(page)).toHaveAccessibleName(`Mostrar a foto ${last}`);
  await expect(slides(page).nth(last - 1)).toBeInViewport({ ratio: 0.9 });
  await expect(viewer(page)).toHaveCount(0);
});

test("[GA-03] the image viewer opens full screen and adds no history entry", {
  tag: "@both",
}, async ({ page }) => {
  await visit(page, SIDEBAR);
  await page.getByRole("main").getByRole("link", { name: "Freios", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Freios");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SIDEBAR.heading);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await slides(page).first().getByRole("link").click();
  await expect(viewer(page)).toBeVisible();
  await expect(viewer(page).locator(".pswp__bg")).toHaveCSS("opacity", "0.9");
  expect(await entries()).toBe(before);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(currentThumbnail(page)).toHaveAccessibleName("Mostrar a foto 2");
  await expect(page).toHaveURL(SIDEBAR.path);
  await gallery(page).getByRole("link", { name: "Ampliar a foto" }).click();
  await expect(viewer(page)).toBeVisible();
  expect(await entries()).toBe(before);
  await expect(viewer(page).locator(".pswp__button--arrow--prev")).toHaveAttribute("aria-label", "Anterior");
  // Navigating in the history closes the viewer.
  await page.goForward();
  await expect(page).toHaveURL("/catalog/freios");
  await expect(viewer(page)).toHaveCount(0);
});

adminTest("the viewer loads the large file of a photo, and the page does not", async ({ page, signedInAs }) => {
  await signedInAs("catalog");
  const large = await upload(page, await testPicture(900, 1700));
  const small = await upload(page, await testPicture(34));
  expect([large, small]).toEqual([expect.stringMatching(/-1600\.webp$/), expect.stringMatching(/-800\.webp$/)]);
  const shown = large.replace("-1600", "-800");
  const slug = `foto-grande-${crypto.randomUUID()}`;
  const product = { slug, sku: slug, name: "Disco da foto grande", price: 100_00, images: [large, small] };
  await withShopCompany("pecacerta", (tx) => addProduct(tx, { ...product, createdAt: new Date() }));
  const loaded = new Set<string>();
  page.on("response", (response) => loaded.add(`${response.status()} ${new URL(response.url()).pathname}`));
  await visit(page, { path: `/products/${slug}`, heading: product.name });
  await expect(slides(page)).toHaveCount(2);
  for (const address of [shown, small]) await expect.poll(() => loaded).toContain(`200 ${address}`);
  expect([...loaded].filter((each) => each.includes("-1600"))).toEqual([]);
  await slides(page).first().getByRole("link").click();
  await viewer(page).locator(".pswp__button--zoom").click();
  const picture = viewer(page).locator(`img[src="${shown}"]`);
  const file = () => picture.evaluate((image) => new URL((image as HTMLImageElement).currentSrc).pathname);
  await expect.poll(file).toBe(large);
  await expect.poll(() => loaded).toContain(`200 ${large}`);
  await page.keyboard.press("ArrowRight");
  await expect(viewer(page).locator(`img[src="${small}"]`)).toBeVisible();
});

async function upload(page: Page, picture: Buffer): Promise<string> {
  const headers = { "x-admin": "1", "sec-fetch-site": "same-origin", "content-type": "image/png" };
  const answer = await page.request.post("/ecommerce/admin/images", {
    headers: { ...headers, ecommerce: "pecacerta" },
    data: picture,
  });
  return (await answer.json()).data.url;
}

test("choosing a color shows its picture", async ({ page }) => {
  const currentImage = () => gallery(page).locator(".thumbnail[aria-current] img").getAttribute("src");
  await visit(page, FULL);
  for (const [color, picture] of [
    ["Vermelho", "seat-cover-red"],
    ["Cinza", "seat-cover-gray"],
  ] as const) {
    await page.getByRole("radio", { name: color }).check({ force: true });
    await expect.poll(currentImage).toBe(`/pictures/${picture}-a-160.webp`);
    const shown = slides(page).and(page.locator(":not([inert])"));
    await expect(shown.getByRole("img")).toHaveAttribute("src", new RegExp(picture));
  }
});

test("[GA-04] right-to-left pages reverse the thumbnails", async ({ page }) => {
  const order = () =>
    thumbnails(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  await visit(page, SIDEBAR);
  await expect(thumbnails(page)).toHaveCount(4);
  const initialOrder = await order();
  await page.route(SIDEBAR.path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<html ", '<html dir="rtl" ') });
  });
  await visit(page, SIDEBAR);
  await expect.poll(order).toEqual(initialOrder.toReversed());
  await expect(currentThumbnail(page)).toHaveAccessibleName("Mostrar a foto 1");
});
