import type { APIResponse, Locator, Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { addMembership } from "./admin-staff.ts";
import { placeOrderByApi } from "./api.ts";
import { expect, expectPageErrors } from "./fixtures.ts";
import { withShopCompany } from "./shop-database.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const palette = (page: Page) => page.getByRole("dialog", { name: /^Buscar/ });

for (const device of ["keyboard", "pointer"] as const)
  test(`[ADM-03] the palette opens an order in three steps, by ${device}`, { tag: "@both" }, async ({
    page,
    customer,
    signedInAs,
    userInput,
    isMobile,
  }) => {
    const { number } = await placeOrderByApi(customer, { slug: PADS });
    await signedInAs("counter");
    await openAdmin(page, "/pecacerta");
    const user = userInput(device);
    if (device === "keyboard") await user.key("Control+k");
    else await user.press(page.getByRole("button", { name: isMobile ? "Buscar" : /^Buscar Ctrl/ }));
    await user.typeHere(String(number));
    const option = palette(page).getByRole("option", { name: new RegExp(`^${number} `) });
    await expect(option).toHaveAttribute("aria-selected", "true");
    if (device === "keyboard") await user.key("Enter");
    else await user.press(option);
    await expect(heading(page)).toContainText(String(number));
    await expect(palette(page)).toBeHidden();
    expect(user.steps).toBe(3);
  });

test("[ADM-03] keys that are typed before the palette is there go into its field", async ({ page, signedInAs }) => {
  await signedInAs("counter");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/palette-dialog-*.css", async (route) => {
    await released;
    await route.continue();
  });
  await openAdmin(page, "/pecacerta/pedidos?view=all", "Pedidos");
  await expect(page.locator("[data-list-row]").first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("HG 331x?");
  await page.keyboard.press("Backspace");
  await expect(palette(page)).toHaveCount(0);
  release();
  await expect(palette(page).getByRole("combobox")).toHaveValue("HG 331x");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("07");
  await expect(palette(page).getByRole("combobox")).toHaveValue("HG 331x07");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("combobox")).toHaveValue("");
});

test("a wrong address below a company keeps its menu and its name", async ({ page, signedInAs }) => {
  await signedInAs("counter");
  for (const path of ["nada-disso", "estoque/xyz", "ajustes"]) {
    await openAdmin(page, `/pecacerta/${path}`, "Página não encontrada");
    await expect(page.getByRole("navigation", { name: "Menu da empresa" })).toBeVisible();
    await expect(page).toHaveTitle(/^Página não encontrada · Peça Certa/);
  }
  await page.getByRole("link", { name: "Ir para o início" }).click();
  await expect(page).toHaveURL(/\/painel\/pecacerta$/);
});

for (const [path, title] of [
  ["pedidos?view=all", "Pedidos"],
  ["produtos", "Produtos"],
  ["estoque", "Estoque"],
  ["aplicacoes", "Aplicações"],
] as const)
  test(`the head of the table of /${path} stays while its rows scroll`, async ({ page, signedInAs }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await signedInAs("owner");
    await openAdmin(page, `/pecacerta/${path}`, title);
    const row = page.locator("main tbody tr").nth(12);
    await expect(row).toBeVisible();
    const head = page.locator("main thead th").last();
    await expect
      .poll(async () => {
        await row.evaluate((element) => element.scrollIntoView());
        return (await boxOf(head)).top;
      })
      .toBe((await boxOf(page.getByRole("banner"))).bottom);
  });

test("a page that the role may not open names the permission and offers no other try", async ({ page, signedInAs }) => {
  await signedInAs("catalog");
  for (const path of ["/pecacerta/pedidos", "/pecacerta/pedidos/1001"]) {
    await openAdmin(page, path, "Pedidos");
    await expect(page.getByRole("main")).toContainText("Falta a você a permissão “Ver pedidos”. Peça a um dono");
    await expect(page.getByRole("button", { name: "Tentar de novo" })).toHaveCount(0);
  }
});

test("[ADM-03] the palette shows what the role may see", async ({ page, signedInAs }) => {
  await signedInAs("catalog");
  await openAdmin(page, "/pecacerta");
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("option", { name: "Início" })).toBeVisible();
  await expect(palette(page).getByRole("option", { name: "Pedidos" })).toHaveCount(0);
  const partNumber = await firstPartNumber();
  await page.keyboard.insertText(partNumber);
  await expect(palette(page).getByRole("group", { name: "Peças" }).getByRole("option").first()).toContainText("R$");
  await expect(palette(page).getByRole("group", { name: "Clientes" })).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("nada disso existe");
  await expect(palette(page)).toContainText("Nada encontrado");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
});

test("[ADM-03] rows are reached and marked by single keys, which can be switched off", async ({
  page,
  customer,
  signedInAs,
}) => {
  await placeOrderByApi(customer, { slug: PADS });
  await signedInAs("counter");
  await openAdmin(page, "/pecacerta/pedidos?view=all", "Pedidos");
  const rows = page.locator("[data-list-row]");
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press("j");
  await expect(rows.first().locator("[data-list-open]")).toBeFocused();
  await page.keyboard.press("x");
  await expect(rows.first().getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("/");
  await expect(page.locator("[data-list-search]")).toBeFocused();
  await page.keyboard.type("jx?");
  await expect(page.locator("[data-list-search]")).toHaveValue("jx?");
  await heading(page).click();
  await page.keyboard.press("Shift+?");
  const help = page.getByRole("dialog", { name: "Atalhos do teclado" });
  await expect(help).toContainText("Próxima linha");
  await help.getByLabel("Usar atalhos de uma só tecla").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.locator("[data-list-search]")).not.toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeVisible();
});

test("menu and head of a list stay while it scrolls, and cover neither a row nor the focus", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("owner");
  await keepFirstAnswers(page, /\/ecommerce\/admin\/orders\?/);
  await openAdmin(page, "/pecacerta/pedidos?view=all", "Pedidos");
  const rows = page.locator("[data-list-row]");
  const link = (at: number) => rows.nth(at).locator("[data-list-open]");
  await expect(rows.nth(40)).toBeVisible();
  const [bar, menu] = [page.getByRole("banner"), page.getByRole("navigation", { name: "Menu da empresa" })];
  const head = page.getByRole("columnheader", { name: "Comprador" });
  await link(40).focus();
  await expect.poll(async () => (await boxOf(head)).top).toBe((await boxOf(bar)).bottom);
  expect((await boxOf(menu)).top).toBe((await boxOf(bar)).bottom);
  await expect(menu.getByRole("link", { name: "Início" })).toBeInViewport({ ratio: 1 });
  for (let at = 39; at >= 20; at--) {
    await page.keyboard.press("k");
    await expect(link(at)).toBeFocused();
    expect((await boxOf(link(at))).top).toBeGreaterThanOrEqual((await boxOf(head)).bottom);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const bottomBar = page.getByRole("navigation", { name: "Menu da empresa" });
  await expect(head).toBeHidden();
  await expect(rows.nth(30)).toBeVisible();
  await link(5).focus();
  for (let at = 6; at <= 20; at++) {
    await page.keyboard.press("j");
    await expect(link(at)).toBeFocused();
    expect((await boxOf(link(at))).top).toBeGreaterThanOrEqual((await boxOf(bar)).bottom);
    expect((await boxOf(link(at))).bottom).toBeLessThanOrEqual((await boxOf(bottomBar)).top);
  }
});

/** Other journeys place orders meanwhile, which would move the rows. */
async function keepFirstAnswers(page: Page, calls: RegExp): Promise<void> {
  const answers = new Map<string, Promise<{ response: APIResponse; body: Buffer }>>();
  await page.route(calls, async (route) => {
    const url = route.request().url();
    // The browser adds it behind the interception.
    const headers = { ...route.request().headers(), "sec-fetch-site": "same-origin" };
    const answer =
      answers.get(url) ??
      route.fetch({ headers }).then(async (response) => ({ response, body: await response.body() }));
    answers.set(url, answer);
    await route.fulfill(await answer);
  });
}

const boxOf = (locator: Locator): Promise<{ top: number; bottom: number }> =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });

test("the row that has the focus is opened by one key", async ({ page, customer, signedInAs }) => {
  await placeOrderByApi(customer, { slug: PADS });
  await signedInAs("counter");
  await openAdmin(page, "/pecacerta/pedidos?view=all", "Pedidos");
  await expect(page.locator("[data-list-row]").first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/pedidos\/\d+$/);
});

test("a person of two companies goes from one to the other; the focus goes to the heading", async ({
  page,
  signedInAs,
}) => {
  const staff = await signedInAs("owner");
  await addMembership(staff, "counter", "motopecas-norte");
  await openAdmin(page, "/pecacerta/pedidos", "Pedidos");
  await expect(page).toHaveTitle(/^(\(\d+\) )?Pedidos · Peça Certa · Painel$/);
  await page.getByRole("button", { name: /Trocar de empresa/ }).click();
  await page.getByRole("link", { name: /Moto/ }).click();
  await expect(page).toHaveURL(/\/painel\/motopecas-norte\/pedidos$/);
  await expect(page).toHaveTitle(/^(\(\d+\) )?Pedidos · Motopeças Norte · Painel$/);
  await page.getByRole("navigation", { name: "Menu da empresa" }).getByRole("link", { name: "Início" }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Início · Motopeças Norte · Painel$/);
  await expect(heading(page)).toBeFocused();
});

test("on a phone the other pages are behind one button", { tag: "@phone" }, async ({ page, signedInAs }) => {
  await signedInAs("owner");
  await openAdmin(page, "/pecacerta");
  await page.getByRole("button", { name: "Mais" }).click();
  await page.getByRole("navigation", { name: "Outras telas" }).getByRole("link", { name: "Registro" }).click();
  await expect(heading(page)).toHaveText("Registro");
  await expect(page.getByRole("dialog", { name: "Mais" })).toBeHidden();
});

test("without a connection the page stays; it says so and comes back", async ({ page, context, signedInAs }) => {
  await signedInAs("owner");
  await openAdmin(page, "/pecacerta");
  await page.getByRole("button", { name: /^Buscar Ctrl/ }).press("Tab");
  await context.setOffline(true);
  await expect(page.getByText("Sem conexão. O que você fizer agora não será salvo.")).toBeVisible();
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(page).toHaveURL(/\/painel\/pecacerta$/);
  await context.setOffline(false);
  await expect(page.getByText("Sem conexão.", { exact: false }).first()).toBeHidden();
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(heading(page)).toHaveText("Registro");
});

type RouteManifest = { routes: Record<string, { module: string }> };

test("an outdated page is loaded anew once and goes on to the page that was wanted", async ({
  page,
  signedInAs,
  pageErrors,
}) => {
  await signedInAs("owner");
  await openAdmin(page, "/pecacerta");
  const auditPage = await page.evaluate(() => {
    const { routes } = Reflect.get(window, "__reactRouterManifest") as RouteManifest;
    return routes["audit/audit-page"]?.module ?? "";
  });
  let isGone = true;
  await page.route(`**${auditPage}`, (route) => {
    const wasGone = isGone;
    isGone = false;
    return wasGone ? route.fulfill({ status: 404, body: "" }) : route.continue();
  });
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(heading(page)).toHaveText("Registro");
  expect(isGone).toBe(false);
  await expectPageErrors(pageErrors, new RegExp(`${auditPage}|dynamically imported`));
});

async function firstPartNumber(): Promise<string> {
  return await withShopCompany("pecacerta", async (tx) => {
    const find = "select part_number from products where company_id = $1 and slug = $2";
    const { rows } = await tx.client.query(find, [tx.companyId, PADS]);
    return rows[0].part_number;
  });
}
