import type { Page } from "@playwright/test";
import { expectAccessiblePage } from "./accessible-page.ts";
import { callApi, fetchProduct } from "./api.ts";
import { fillCustomerPages } from "./customer-pages.ts";
import { expect, test } from "./fixtures.ts";
import { MISSING_PATHS, navigateTo, PUBLIC_PAGES, visit, waitForHydration } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const SLUG = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const ALL_PAGES_TIMEOUT_MS = 300_000;
/** Pages that other paths show with other data. */
const REPEATED_TEMPLATES = [
  "/catalog/interior-parts",
  "/products?filter_discount=yes&sort=price_asc",
  "/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa",
];

// Two tests, so that two workers share them.
const half = Math.ceil(PUBLIC_PAGES.length / 2);
for (const [name, places] of [
  ["[RT-01] [RT-02] [RT-03] [RT-04] [RT-14] [SH-12] [GEN-02] public pages, first half", PUBLIC_PAGES.slice(0, half)],
  [
    "[RT-05] [RT-06] [RT-07] [RT-08] [RT-09] [RT-14] [SH-12] [GEN-02] public pages, second half",
    PUBLIC_PAGES.slice(half),
  ],
] as const)
  test(`${name} work and are accessible, signed in or not`, async ({ page, customer }) => {
    test.setTimeout(ALL_PAGES_TIMEOUT_MS);
    for (const place of places) {
      await test.step(place.path, async () => {
        const response = await visit(page, place);
        expect(response?.status()).toBe(200);
        expect(response?.headers()["content-security-policy"]).toContain("default-src 'self'");
        await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
        await expectPage(page);
        if (!REPEATED_TEMPLATES.includes(place.path))
          await expectAccessiblePage(page, place.path === "/" ? "html" : "main");
      });
    }
    await signInByApi(page, customer);
    const [first, ...others] = places.filter(({ path }) => !/^.(account|cart|compare)/.test(path));
    if (first) await visit(page, first);
    for (const place of others) await navigateTo(page, place);
  });

test("every public page has its own title", async ({ request }) => {
  const titles = new Set<string>();
  for (const { path } of PUBLIC_PAGES) {
    const [, title = ""] = /<title>([^<]*)<\/title>/.exec(await (await request.get(path)).text()) ?? [];
    expect(title, path).toMatch(/Peça Certa$/);
    titles.add(title);
  }
  // Both product lists have the same title.
  expect(titles.size).toBeGreaterThanOrEqual(PUBLIC_PAGES.length - 1);
});

test("[RT-07] [RT-10] [RT-11] [RT-13] [RT-16] [RT-18] every customer page works and is accessible", async ({
  page,
  customer,
}) => {
  test.setTimeout(ALL_PAGES_TIMEOUT_MS);
  const places = await fillCustomerPages(customer);
  await signInByApi(page, customer);
  for (const place of places) {
    await test.step(place.path, async () => {
      const response = await visit(page, place);
      expect(response?.status()).toBe(200);
      await expectPage(page);
      await expectAccessiblePage(page);
    });
  }
});

test("[RT-17] unknown pages are Page Not Found with status 404", async ({ page }) => {
  for (const path of MISSING_PATHS) {
    await test.step(path, async () => {
      const response = await visit(page, { path, heading: "Página não encontrada" });
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Página não encontrada/);
      await expect(page.locator("main").getByRole("searchbox")).toBeVisible();
      await expect(page.locator("h1")).toHaveCount(1);
    });
  }
});

test("[RT-17] unknown orders and those of others are Page Not Found", async ({ page, customer }) => {
  await signInByApi(page, customer);
  for (const path of ["/account/orders/999999", "/account/orders/1001", "/cart/checkout/no-such-token"]) {
    await visit(page, { path, heading: "Página não encontrada" });
    await expect(page).toHaveTitle(/^Página não encontrada/);
    await expect(page.locator("h1")).toHaveCount(1);
    const back = page.locator("main").getByRole("link", { name: "Voltar aos pedidos" });
    await expect(back).toHaveCount(path.startsWith("/account/") ? 1 : 0);
  }
});

test("[RT-17] following a link to a deleted product is Page Not Found; going back restores the scroll position", async ({
  page,
}) => {
  await page.goto("/catalog/pastilhas-de-freio");
  await waitForHydration(page);
  // Simulate a product that is deleted after the list was rendered.
  const link = page.locator("main h3 a").last();
  await link.evaluate((card) => {
    card.setAttribute("href", "/products/peca-que-nao-existe");
    card.scrollIntoView({ block: "center", behavior: "instant" });
  });
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página não encontrada");
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pastilhas de freio");
  await expect.poll(scrolled).toBe(left);
});

test("[RT-06] a product id redirects to its canonical URL", async ({ page }) => {
  const { id, name } = await fetchProduct(SLUG);
  await visit(page, { path: `/products/${id}`, heading: name });
  await expect(page).toHaveURL(`/products/${SLUG}`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/products/${SLUG}`));
});

test("[RT-05] [LS-05] the URL of a list contains its filters and order", async ({ page }) => {
  await visit(page, { path: "/products", heading: /./ });
  await page.getByLabel("Ordenar por").selectOption("Menor preço");
  await expect(page).toHaveURL("/products?sort=price_asc");
  // The URL changes before the page.
  const discounted = page.getByRole("complementary", { name: "Filtros" }).getByRole("link", { name: /^Com desconto/ });
  await expect(discounted).toHaveAttribute("href", /sort=price_asc/);
  await discounted.click();
  await expect(page).toHaveURL(/\?(?=.*filter_discount=yes)(?=.*sort=price_asc)/);
  const { total } = (await callApi("GET /products?filter_discount=yes")).data;
  await expect(page.locator("main").getByRole("status")).toHaveText(`Mostrando 1–16 de ${total}`);
  const names = page.locator("main h3");
  const shown = await names.allTextContents();
  expect(shown).toHaveLength(16);
  await page.reload();
  await expect(names).toHaveText(shown);
  await page.getByRole("link", { name: "Próxima" }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(names.first()).not.toHaveText(shown[0] ?? "");
});

/** Checks the title and the one heading, and waits for the personal data. */
async function expectPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/Peça Certa$/);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("main .skeleton")).toHaveCount(0);
}
