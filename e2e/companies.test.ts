import type { Page } from "@playwright/test";
import { callApi, fetchAllProducts, registerTestCustomer } from "./api.ts";
import { addButton, cartLink, expect, expectPageErrors, findToast, header, test } from "./fixtures.ts";
import { openPage, visit, waitForHydration } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const COMPANIES = [
  { slug: "pecacerta", title: "Peça Certa", theme: "theme-red", header: "spaceship-one", phone: "(62) 90000-0100" },
  {
    slug: "motopecas-norte",
    title: "Motopeças Norte",
    theme: "theme-blue",
    header: "classic-one",
    phone: "(91) 90000-0200",
  },
  {
    slug: "diesel-sul",
    title: "Diesel Sul",
    theme: "theme-green",
    header: "spaceship-three",
    phone: "(54) 90000-0300",
  },
];

const accentColor = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent").trim());

/** Positions of the header's parts, to compare layouts. */
const headerLayout = (page: Page): Promise<string> =>
  header(page).evaluate((whole) => {
    const parts = [whole, ...whole.querySelectorAll(".top, .head, .bar, .head-search, .indicators")];
    return parts
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { backgroundColor } = getComputedStyle(part);
        return [x, y, width, height]
          .map(Math.round)
          .concat([backgroundColor as never])
          .join(" ");
      })
      .join("; ");
  });

test("[GEN-01] [GEN-04] [GEN-05] ?company= shows the company's theme and contacts", async ({ page }) => {
  const accentColors = new Set<string>();
  const layouts = new Set<string>();
  for (const company of COMPANIES) {
    await page.goto(`/?company=${company.slug}`);
    await expect(page).toHaveTitle(new RegExp(`${company.title}$`));
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-theme", company.theme);
    await expect(html).toHaveAttribute("data-header", company.header);
    await expect(header(page).getByRole("link", { name: new RegExp(company.title) })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(company.phone);
    accentColors.add(await accentColor(page));
    layouts.add(await headerLayout(page));
    const { data: settings } = await callApi(`GET /listener/${company.slug}`);
    const chats = await page
      .locator('a[href^="https://wa.me/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    if (!settings.whatsapp) expect(chats).toEqual([]);
    else for (const chat of chats) expect(chat).toContain(`wa.me/55${settings.whatsapp}`);
  }
  expect(accentColors.size).toBe(COMPANIES.length);
  expect(layouts.size).toBe(COMPANIES.length);
});

test("[GEN-01] a storefront shows the products of one company only", async ({ page }) => {
  const [own, others] = await Promise.all([fetchAllProducts("motopecas-norte"), fetchAllProducts("pecacerta")]);
  const slugs = new Set(own.map(({ slug }) => slug));
  const foreign = others.find(({ slug }) => !slugs.has(slug))?.slug ?? "";
  await page.goto("/products?company=motopecas-norte");
  await expect(page.locator("main").getByRole("status")).toHaveText(`Mostrando 1–16 de ${own.length}`);
  const shown = await page
    .locator("main h3 a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname.split("/").at(-1) ?? ""));
  expect(shown).toHaveLength(16);
  expect(shown.filter((slug) => !slugs.has(slug))).toEqual([]);
  const response = await page.goto(`/products/${foreign}`);
  expect(response?.status()).toBe(404);
});

test("[GEN-05] [GEN-06] the company of the last URL is remembered; without one the fallback is shown", async ({
  page,
}) => {
  // Wait for hydration: leaving earlier may set the cookie of the previous company.
  for (const [path, title] of [
    ["/", /Peça Certa$/],
    ["/?company=diesel-sul", /Diesel Sul$/],
    ["/catalog", /Diesel Sul$/],
    ["/?company=pecacerta", /Peça Certa$/],
    ["/catalog", /Peça Certa$/],
  ] as const) {
    await visit(page, { path, heading: /./ });
    await expect(page).toHaveTitle(title);
  }
});

test("[GEN-06] an unknown company is a Portuguese page with status 404", async ({ page }) => {
  const response = await openPage(page, { path: "/?company=loja-que-nao-existe", heading: "Loja não encontrada" });
  expect(response?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await expect(page.locator("body")).not.toContainText(/Peça Certa|Motopeças|Diesel/);
  // The unknown company is not remembered.
  await page.getByRole("link", { name: "Ir para o início" }).click();
  await expect(page).toHaveTitle(/Peça Certa$/);
});

test("[GEN-01] [GEN-06] two tabs with two companies never mix", async ({ page: first, context }) => {
  await visit(first, { path: "/?company=pecacerta", heading: /./ });
  const second = await context.newPage();
  await visit(second, { path: "/?company=diesel-sul", heading: /./ });
  for (const [tab, title] of [
    [first, /Peça Certa$/],
    [second, /Diesel Sul$/],
    [first, /Peça Certa$/],
  ] as const) {
    await tab.bringToFront();
    const dataResponse = tab.waitForResponse((response) => response.url().includes(".data"));
    await tab.getByRole("contentinfo").getByRole("link", { name: "Todas as categorias" }).click();
    await dataResponse;
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Todas as categorias");
    await expect(tab).toHaveTitle(title);
    const departments = await tab.locator("main h2 a").allTextContents();
    expect(departments.includes("Interior e acessórios")).toBe(tab === first);
    await tab.getByRole("contentinfo").getByRole("link", { name: "Todos os produtos" }).click();
    await expect(tab).toHaveTitle(title);
    // Focusing a tab sets the company cookie before a document loads.
    await tab.evaluate(() => window.dispatchEvent(new Event("focus")));
    await tab.reload();
    await waitForHydration(tab);
    await expect(tab).toHaveTitle(title);
  }
});

test("[GEN-01] [RO-04] carts and sessions belong to one company", async ({ page }) => {
  const customer = await registerTestCustomer("motopecas-norte");
  await signInByApi(page, customer);
  const slug = "pneu-de-moto-140-70-17-66h-traseiro-asfaltino";
  await page.goto(`/products/${slug}?company=motopecas-norte`);
  await addButton(page).click();
  await expect(findToast(page, /adicionado ao carrinho/)).toBeVisible();
  await expect(cartLink(page)).toContainText("1 item");
  await page.goto("/cart?company=diesel-sul");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seu carrinho está vazio");
  await expect(header(page).getByRole("link", { name: "Entrar" })).toBeVisible();
  await page.goto("/cart?company=motopecas-norte");
  await expect(page).toHaveTitle(/Motopeças Norte$/);
});

test("[GEN-07] no request leaves this machine", async ({ page, pageErrors }) => {
  const dataResponse: string[] = [];
  page.on("request", (request) => dataResponse.push(new URL(request.url()).hostname));
  await page.goto("/");
  await page.goto("/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa");
  await page.waitForLoadState("networkidle");
  expect(dataResponse.length).toBeGreaterThan(5);
  expect(new Set(dataResponse)).toEqual(new Set(["localhost"]));
  // The fixture reports external requests.
  await page.evaluate(() => fetch("http://127.0.0.1:9/stranger").catch(() => null));
  await expectPageErrors(pageErrors, /stranger|Content Security Policy/);
});

test("[GEN-02] prices, dates and texts are Brazilian", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await expect(page.locator("html")).not.toHaveAttribute("dir", "rtl");
  const prices = await page.locator("main .price").allTextContents();
  expect(prices.length).toBeGreaterThan(4);
  for (const price of prices) expect(price).toMatch(/^R\$\u00A0\d{1,3}(\.\d{3})*,\d{2}$/);
  const chat = page.getByRole("link", { name: "Atendimento pelo WhatsApp" }).first();
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/55\d{10,11}/);
});
