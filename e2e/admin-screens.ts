import type { Browser, Page } from "@playwright/test";
import { fillAdminPath } from "./admin-paths.ts";
import { type AdminRole, createStaff } from "./admin-staff.ts";
import { createPathValues } from "./admin-values.ts";
import type { TestCustomer } from "./api.ts";
import type { SaveScreenshot } from "./header-screens.ts";

const WIDTHS = [
  { name: "360", viewport: { width: 360, height: 740 } },
  { name: "1280", viewport: { width: 1280, height: 800 } },
] as const;
type AdminWidth = (typeof WIDTHS)[number];

const COMPANY_PAGES = {
  home: "/:slug",
  orders: "/:slug/pedidos?view=all",
  order: "/:slug/pedidos/:number",
  print: "/:slug/pedidos/imprimir?n=:number",
  inbox: "/:slug/caixa",
  question: "/:slug/caixa/:kind/:entryId",
  templates: "/:slug/caixa/modelos",
  categories: "/:slug/categorias",
  brands: "/:slug/marcas",
  "product-types": "/:slug/tipos",
  stock: "/:slug/estoque",
  "stock-count": "/:slug/estoque/contagem",
  "stock-ledger": "/:slug/estoque/movimentos",
  products: "/:slug/produtos",
  "product-grid": "/:slug/produtos/grade",
  product: "/:slug/produtos/:productId",
  "new-product": "/:slug/produtos/novo",
  fitments: "/:slug/aplicacoes",
  customers: "/:slug/clientes",
  customer: "/:slug/clientes/:customerId",
  staff: "/:slug/ajustes/equipe",
  audit: "/:slug/ajustes/registro",
  account: "/conta",
};
const OPERATOR_PAGES = {
  companies: "/instalacao",
  "open-company": "/instalacao/abrir",
  company: "/instalacao/empresas/:slug",
};
const VISITOR_PAGES = { "sign-in": "/entrar", password: "/senha" };

export async function captureAdmin(
  browser: Browser,
  url: string,
  customer: TestCustomer,
  save: SaveScreenshot,
): Promise<void> {
  const values = await createPathValues(customer);
  for (const width of WIDTHS) {
    const capture = async (pages: Readonly<Record<string, string>>, role?: AdminRole) => {
      const page = await openAdminPage(browser, url, width, role);
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(`/painel${fillAdminPath(path, values)}`);
        await settle(page);
        await save(`admin-${name}-${width.name}`, await page.screenshot({ animations: "disabled" }));
      }
      return page;
    };
    await (await capture(VISITOR_PAGES)).context().close();
    await (await capture(OPERATOR_PAGES, "operator")).context().close();
    const page = await capture(COMPANY_PAGES, "owner");
    await captureDialogs(page, width, values.number ?? "", save);
    await page.context().close();
  }
}

async function openAdminPage(browser: Browser, baseURL: string, { viewport }: AdminWidth, role?: AdminRole) {
  const language = { locale: "pt-BR", timezoneId: "America/Sao_Paulo" };
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce", ...language });
  if (role) {
    const { token } = await createStaff(role, { name: "Ana Souza" });
    await context.addCookies([{ name: "admin", value: token, url: baseURL, sameSite: "Strict" }]);
  }
  return await context.newPage();
}

async function captureDialogs(page: Page, width: AdminWidth, number: string, save: SaveScreenshot): Promise<void> {
  const shoot = async (name: string) => save(`admin-${name}-${width.name}`, await page.screenshot());
  await page.goto("/painel/pecacerta");
  await settle(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText(number.slice(0, 4));
  await page.getByRole("option", { name: new RegExp(`^${number} `) }).waitFor();
  await shoot("palette");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+?");
  await page.getByRole("dialog").waitFor();
  await shoot("shortcuts");
  await page.keyboard.press("Escape");
  if (width.name !== "360") return;
  await page.getByRole("button", { name: "Mais" }).click();
  await page.getByRole("dialog").waitFor();
  await shoot("more");
}

async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.locator("main .skeleton").first().waitFor({ state: "detached" });
}
