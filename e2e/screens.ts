import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { captureAdmin } from "./admin-screens.ts";
import { fetchProduct, fillCart, POPULAR_PRODUCTS, placeOrderByApi, type TestCustomer } from "./api.ts";
import { launchOptions } from "./browser.ts";
import { captureHeaders, rememberVisit } from "./header-screens.ts";
import { waitForHydration } from "./pages.ts";
import { startDevelopment, startShop } from "./shop-process.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { chooseVehicle, fillVehicle, GOL } from "./vehicle-picker.ts";

// `npm run screens -w @pecacerta/e2e`: captures every page at two widths and the main pages at two more.

const folder = join(import.meta.dirname, "..", "docs", "screens");
const MAIN_PAGE_NAMES = ["home", "category", "product", "product-fits", "cart", "checkout", "order"];
const EVERY_PAGE = [
  { name: "360", viewport: { width: 360, height: 740 }, maxHeight: 1600 },
  { name: "1280", viewport: { width: 1280, height: 900 }, maxHeight: 1400 },
] as const;
const MAIN_PAGES = [
  { name: "768", viewport: { width: 768, height: 1024 }, maxHeight: 1400 },
  { name: "1920", viewport: { width: 1920, height: 1080 }, maxHeight: 1400 },
] as const;
type Width = (typeof EVERY_PAGE | typeof MAIN_PAGES)[number];
type Pages = Readonly<Record<string, string>>;

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const COVER = "capa-de-banco-courvin-universal-5-lugares-aconchega";

const CUSTOMER: TestCustomer = {
  company: "pecacerta",
  name: "Cliente Exemplo",
  email: "cliente@example.com",
  password: "pecacerta",
  cpf: "",
  phone: "",
};

const visitorPages: Pages = {
  home: "/",
  "home-motopecas-norte": "/?company=motopecas-norte",
  "home-diesel-sul": "/?company=diesel-sul",
  categories: "/catalog?company=pecacerta",
  category: "/catalog/pastilhas-de-freio",
  "category-products": "/catalog/interior-parts/products",
  search: "/catalog/product-search?search=pastilha+gol",
  "search-nothing": "/catalog/product-search?search=zzzzqqqq",
  products: "/products?filter_discount=yes",
  product: `/products/${PADS}`,
  brands: "/brands",
  brand: "/brands/travaboa",
  "track-order": "/track-order",
  "cart-empty": "/cart",
  login: "/account/login",
  register: "/account/register",
  "forgotten-password": "/?recover=1",
  "confirm-email": "/account/confirmEmail",
  contact: "/contact-us",
  about: "/about-us",
  terms: "/terms",
  blog: "/demo/blog/classic-right-sidebar",
  post: "/demo/blog/post-full-width",
  "not-found": "/products/peca-que-nao-existe",
};

const vehiclePages: Pages = { "category-fits": "/catalog/pastilhas-de-freio", "product-fits": `/products/${PADS}` };

/** Pages in Arabic, which only the development server serves. */
const arabicPages: Pages = {
  "home-ar": "/?locale=ar",
  "category-ar": "/catalog/pastilhas-de-freio?locale=ar",
  "product-ar": `/products/${PADS}?locale=ar`,
};

const shop = await startShop();
process.env.SHOP_URL = shop.url;
process.env.SHOP_MAIL_URL = shop.mailUrl;
process.env.SHOP_DATABASE_URL = shop.databaseUrl;
process.env.SHOP_SECRET_KEY = shop.secretKey;
const browser = await chromium.launch(launchOptions);
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const width of EVERY_PAGE) await captureAll(browser, width, () => true);
  for (const width of MAIN_PAGES) await captureAll(browser, width, (name) => MAIN_PAGE_NAMES.includes(name));
  await captureHeaders(browser, shop.url, CUSTOMER, save);
  await captureAdmin(browser, shop.url, CUSTOMER, save);
  const sources = await startDevelopment(shop.databaseUrl);
  for (const width of EVERY_PAGE) await captureArabic(browser, width, sources.url);
  await sources.stop();
} finally {
  await browser.close();
  await shop.stop();
}
const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_048_576;
console.log(`${sizes.length} screenshots, ${megabytes.toFixed(1)} MB, in ${folder}`);

async function openContext(browser: Browser, { name, viewport }: Width, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    viewport,
    hasTouch: name === "360",
    reducedMotion: "reduce",
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
  });
  await context.addInitScript(rememberVisit);
  return context;
}

async function captureArabic(browser: Browser, width: Width, url: string): Promise<void> {
  const context = await openContext(browser, width, url);
  const page = await context.newPage();
  for (const [name, path] of Object.entries(arabicPages)) await capture(page, width, name, path);
  await context.close();
}

async function captureAll(browser: Browser, width: Width, isIncluded: (name: string) => boolean): Promise<void> {
  const context = await openContext(browser, width, shop.url);
  const page = await context.newPage();
  const capturePages = async (pages: Pages) => {
    for (const [name, path] of Object.entries(pages)) if (isIncluded(name)) await capture(page, width, name, path);
  };
  await capturePages(visitorPages);
  await page.goto("/catalog/freios");
  await chooseVehicle(page);
  await capturePages(vehiclePages);

  const order = await placeOrderByApi(CUSTOMER, { slug: PADS, quantity: 2 });
  await fillCart(CUSTOMER, { slug: PADS, quantity: 2 }, { slug: COVER, options: [{ name: "color", value: "gray" }] });
  await signInByApi(page, CUSTOMER);
  await addToComparison(page);
  await addVehicle(page);
  await capturePages({
    compare: "/compare",
    "product-options": `/products/${COVER}`,
    cart: "/cart",
    checkout: "/cart/checkout",
    "order-placed": `/cart/checkout/${order.token}`,
    dashboard: "/account/dashboard",
    profile: "/account/profile",
    password: "/account/password",
    privacy: "/account/privacy",
    addresses: "/account/addresses",
    "address-new": "/account/addresses/new",
    garage: "/account/garage",
    wishlist: "/account/wishlist",
    offer: `/products/${PADS}/bid`,
    offers: "/account/bid",
    orders: "/account/orders",
    order: `/account/orders/${order.number}`,
  });
  await context.close();
}

async function addToComparison(page: Page): Promise<void> {
  const products = await Promise.all(POPULAR_PRODUCTS.slice(1).map((slug) => fetchProduct(slug)));
  const stored = JSON.stringify({ version: 1, value: products.map(({ id, name }) => ({ id, name })) });
  await page.evaluate((value) => localStorage.setItem("compare_pecacerta", value), stored);
}

async function addVehicle(page: Page): Promise<void> {
  await page.goto("/account/garage", { waitUntil: "networkidle" });
  if (await page.locator("main").getByText("Gol").count()) return;
  await fillVehicle(page.locator("main"), GOL);
  await page.getByRole("button", { name: "Adicionar à garagem" }).click();
  await page.locator("main").getByText("Gol").first().waitFor();
}

async function capture(page: Page, { name: width, viewport, maxHeight }: Width, name: string, path: string) {
  await page.setViewportSize(viewport);
  await page.goto(path);
  await waitForHydration(page, 60_000);
  await page.waitForLoadState("networkidle");
  await page.locator(".preloader").waitFor({ state: "detached" });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // A viewport as tall as the screenshot, so that sticky elements are in place and lazy images load.
  await page.setViewportSize({ width: viewport.width, height: Math.min(Math.max(height, viewport.height), maxHeight) });
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() =>
    [...document.images].every((one) => {
      const { top, left, right } = one.getBoundingClientRect();
      return one.complete || top > innerHeight || left >= innerWidth || right <= 0;
    }),
  );
  await save(`${name}-${width}`, await page.screenshot({ animations: "disabled" }));
}

async function save(name: string, picture: Buffer): Promise<void> {
  // A color palette reduces the size to a third without visible loss.
  await sharp(picture)
    .png({ palette: true, quality: 90, effort: 7 })
    .toFile(join(folder, `${name}.png`));
}
