import { expect, type Page, type Response } from "@playwright/test";

export type PageTarget = { path: string; heading: string | RegExp };

export const SIMPLE_PRODUCT_SLUG = "oleo-do-motor-5w-30-sintetico-api-sp-1-l-fluimonte";

export const PUBLIC_PAGES: readonly PageTarget[] = [
  { path: "/", heading: /A peça certa/ },
  { path: "/catalog", heading: "Todas as categorias" },
  { path: "/catalog/freios", heading: "Freios" },
  { path: "/catalog/interior-parts", heading: "Peças de interior" },
  { path: "/catalog/pastilhas-de-freio/products", heading: "Pastilhas de freio" },
  { path: "/catalog/product-search?search=pastilha", heading: /pastilha/ },
  { path: "/catalog/product-search?search=zzzzqqqq", heading: /zzzzqqqq/ },
  { path: "/brands", heading: "Marcas" },
  { path: "/brands/travaboa", heading: "Peças Travaboa" },
  { path: "/about-us", heading: "Sobre a loja" },
  { path: "/terms", heading: "Trocas, devoluções e privacidade" },
  { path: "/products", heading: /./ },
  { path: "/products?filter_discount=yes&sort=price_asc", heading: /./ },
  { path: "/products/capa-de-banco-courvin-universal-5-lugares-aconchega", heading: /^Capa de banco courvin/ },
  {
    path: "/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa",
    heading: /^Pastilha de freio dianteira/,
  },
  { path: "/contact-us", heading: "Fale conosco" },
  { path: "/demo/blog/classic-right-sidebar", heading: "Blog da oficina" },
  { path: "/demo/blog/post-full-width", heading: "Quando trocar as pastilhas de freio" },
  { path: "/blog/como-achar-a-peca-certa-pelo-numero", heading: "Como achar a peça certa pelo número" },
  { path: "/compare", heading: "Comparar produtos" },
  { path: "/review-invitation/leave", heading: "Convites para avaliar" },
  { path: "/stock-alert/left", heading: "Avisos de estoque" },
  { path: "/track-order", heading: "Acompanhe seu pedido" },
  { path: "/newsletter/confirm", heading: "Confirmar inscrição" },
  { path: "/newsletter/requested", heading: "Novidades e ofertas no seu e-mail" },
  { path: "/stock-alert/requested", heading: "Avisos de estoque" },
  { path: "/review-invitation/left", heading: "Convites para avaliar" },
  { path: "/newsletter/leave", heading: "Sair da lista de novidades" },
  { path: "/stock-alert/leave", heading: "Avisos de estoque" },
  { path: "/cart", heading: "Seu carrinho está vazio" },
  { path: "/cart/checkout", heading: "Finalizar compra" },
  { path: "/account/login", heading: "Entre na sua conta" },
  { path: "/account/register", heading: "Crie sua conta" },
  { path: "/account/confirmEmail", heading: "Confirme seu e-mail" },
];

export const MISSING_PATHS: readonly string[] = [
  "/nada-aqui",
  "/products/peca-que-nao-existe",
  "/products/01941f29-0000-7000-8000-000000000000",
  "/catalog/categoria-que-nao-existe",
  "/catalog/categoria-que-nao-existe/products",
  "/brands/marca-que-nao-existe",
  "/blog/artigo-que-nao-existe",
  "/account/orders/pedido-1001",
];

export async function openPage(
  page: Page,
  { path, heading }: PageTarget,
  waitUntil: "load" | "domcontentloaded" = "load",
): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  return response;
}

export async function visit(page: Page, target: PageTarget): Promise<Response | null> {
  const response = await openPage(page, target);
  await waitForHydration(page);
  return response;
}

type RouterWindow = { __reactRouterDataRouter: { navigate(path: string): Promise<void> } };

export async function navigateTo(page: Page, { path, heading }: PageTarget): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  const before = await title.textContent();
  await page.evaluate((path) => (globalThis as unknown as RouterWindow).__reactRouterDataRouter.navigate(path), path);
  await expect(title).not.toHaveText(before ?? "");
  await expect(title).toHaveText(heading);
}

/** Waits until the page is hydrated; before that, links and forms work without scripts. */
export async function waitForHydration(page: Page, timeout?: number): Promise<void> {
  // The search box becomes a combobox on hydration.
  await expect(page.locator("header input[name=search]")).toHaveAttribute("role", "combobox", { timeout });
}

/** Waits until what comes after hydration is there: the styles of deferred sections and the searchable vehicle lists. */
export async function waitForDeferredParts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main .card-look")].every((look) => getComputedStyle(look).position === "absolute"),
  );
  await expect(page.locator(".finder form[action]")).toHaveCount(0);
}

/** Holds back the scripts that contain a text, or all, until the returned function is called. */
export async function holdBackScripts(page: Page, text?: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/**.js", async (route) => {
    if (text === undefined) {
      await released.promise;
      return route.continue();
    }
    const response = await route.fetch();
    if ((await response.text()).includes(text)) await released.promise;
    await route.fulfill({ response });
  });
  return released.resolve;
}

export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
