import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { updateProduct } from "@pecacerta/server/catalog/products/commands";
import type { Browser, Locator, Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { createStaff } from "./admin-staff.ts";
import { shopUrl } from "./api.ts";
import { expect } from "./fixtures.ts";
import { holdBackScripts } from "./pages.ts";
import { withShopCompany } from "./shop-database.ts";
import type { UserInput } from "./user-input.ts";

const PHOTOGRAPH = join(import.meta.dirname, "../packages/sample/pictures/oil-filter-coalimpo-a-800.webp");
const COMPANY = "pecacerta";
const DEVICES = [
  { device: "pointer", creating: "[ADM-70] ", steps: 15, restoring: "[ADM-71] ", tag: "@both" },
  { device: "keyboard", creating: "", steps: 16, restoring: "", tag: "@desktop" },
] as const;

for (const { device, creating, steps, restoring, tag } of DEVICES) {
  test(`${creating}${device}: a part is created, photographed, priced, stocked and published in ${steps} steps`, {
    tag,
  }, async ({ page, signedInAs, userInput }) => {
    test.slow();
    await signedInAs("catalog");
    await openAdmin(page, `/${COMPANY}/produtos`, "Produtos");
    const user = userInput(device);
    await user.press(page.getByRole("link", { name: "Novo produto" }));
    const sku = `FT-${randomUUID().slice(0, 12)}`;
    await user.type(page.getByLabel("Nome", { exact: true }), "Filtro de teste");
    await user.type(page.getByLabel("SKU"), sku);
    await user.key("Enter");
    const missing = page.getByRole("navigation", { name: "O que falta para publicar" });
    await user.press(missing.getByRole("link", { name: "Preço" }));
    await user.typeHere("1.234,5");
    await user.press(missing.getByRole("link", { name: "Categoria" }));
    await expect(categoryField(page)).toBeFocused();
    await user.typeHere("filtros de oleo");
    await expect(page.getByRole("option", { name: /Filtros de óleo$/ })).toBeVisible();
    await user.key("Enter");
    await user.press(missing.getByRole("link", { name: "Imagem" }));
    await addPhotograph(page, user);
    const sections = page.getByRole("navigation", { name: "Seções do produto" });
    if (device === "keyboard") await user.press(sections.getByRole("link", { name: "Estoque" }));
    await user.press(page.getByRole("button", { name: "Receber" }));
    await user.type(page.getByRole("dialog").getByLabel("Quantidade"), "12");
    await user.key("Enter");
    await expect(page.getByText("12 peças")).toBeVisible();
    if (device === "keyboard") await user.key("Control+Enter");
    else await user.press(page.getByRole("button", { name: "Salvar e publicar" }));
    await expect(page.getByRole("main")).toContainText("Publicado: já está na loja.");
    expect(user.steps).toBe(steps);
    const shop = page.getByRole("link", { name: "Ver na loja" });
    const { pathname, search } = new URL((await shop.getAttribute("href")) ?? "");
    expect(pathname + search).toMatch(/^\/products\/filtro-de-teste.*[?&]v=r\d+$/);
    expect(await (await page.request.get(pathname + search)).text()).toContain("Filtro de teste");
  });

  test(`${restoring}${device}: who changed a product is seen and the value restored in 2 steps`, {
    tag,
  }, async ({ page, signedInAs, userInput }) => {
    const { name } = await signedInAs("manager");
    await createDraft(page);
    await changeName(page, "Nome errado");
    await page.reload();
    const user = userInput(device);
    // The panel stands behind all fields: a link leads there.
    const history = page
      .getByRole("navigation", { name: "Seções do produto" })
      .getByRole("link", { name: "Histórico" });
    await user.press(device === "keyboard" ? history : page.locator("summary", { hasText: "Histórico" }));
    const change = page.getByRole("listitem").filter({ hasText: "Nome errado" });
    await expect(change).toContainText(name);
    await user.press(change.getByRole("button", { name: /^Restaurar Nome/ }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Filtro de teste");
    expect(user.steps).toBeLessThanOrEqual(2);
    await expect(page.getByRole("main")).toContainText("Valores anteriores restaurados.");
  });
}

test("[ADM-72] of two people's changes different fields merge, and the same field asks @both", async ({
  page,
  browser,
  signedInAs,
}) => {
  await signedInAs("manager");
  const other = await openDraftTwice(page, browser);
  await showField(page, "Identificação");
  await showField(other, "Identificação");
  await page.getByLabel("Número da peça").fill("N-100");
  await priceField(other).fill("1.234,5");
  await save(other);
  await save(page);
  await expect(page.getByRole("main")).toContainText("Também mudou enquanto você editava: Preço.");
  await expect(priceField(page)).toHaveValue("1.234,50");

  await nameField(page).fill("Nome da Ana");
  await nameField(other).fill("Nome da Bia");
  await priceField(page).fill("1.300");
  await priceField(other).fill("1.250");
  await save(other);
  await page.keyboard.press("Control+s");
  const merge = page.getByRole("dialog", { name: "Outra pessoa mudou o mesmo campo" });
  await expect(merge).toContainText("Bia Colega salvou em");
  await expect(merge.getByRole("button", { name: "Salvar assim" })).toBeDisabled();
  await merge.getByRole("radio", { name: /Nome da Bia/ }).check();
  await expect(merge.getByRole("radio", { name: "O que está salvo R$ 1.250,00" })).toBeVisible();
  await merge.getByRole("radio", { name: "O seu R$ 1.300,00" }).check();
  await merge.getByRole("button", { name: "Salvar assim" }).click();
  await expect(merge).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nome da Bia");
  await expect(priceField(page)).toHaveValue("1.300,00");
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
  await other.context().close();
});

test("[ADM-72] what an edit loses to the state of the product is said, and its addresses lead to it @phone", async ({
  page,
  browser,
  signedInAs,
}) => {
  await signedInAs("manager");
  const other = await openDraftTwice(page, browser);
  await showField(other, "Identificação");
  await other.getByRole("combobox", { name: "Categorias" }).fill("filtros de oleo");
  await expect(other.getByRole("option", { name: /Filtros de óleo$/ })).toBeVisible();
  await other.keyboard.press("Enter");
  await showField(other, "Imagens");
  await other.locator("#secao-images input[type=file]").first().setInputFiles(PHOTOGRAPH);
  await expect(other.getByRole("list", { name: "Fotos, na ordem da loja" }).getByRole("listitem")).toHaveCount(1);
  await priceField(other).fill("89,9");
  await other.getByRole("button", { name: "Salvar e publicar" }).click();
  await expect(other.getByRole("main")).toContainText("Publicado: já está na loja.");

  await page.getByLabel("Preço de").fill("99,9");
  await save(page);
  await expect(page.getByRole("main")).toContainText("Outra pessoa publicou este produto");
  await expect(page.getByRole("main")).toContainText("Também mudou enquanto você editava: Categorias, Preço, Imagens.");
  await priceField(page).fill("99,9");
  await save(page);
  await expect(page.getByRole("main")).toContainText("Mudou junto com o que você salvou: Preço de.");
  await expect(page.getByText("Falta para publicar")).toBeHidden();

  const address = page.getByLabel(/^Endereço da página/);
  const section = page.locator("summary", { hasText: "Página e busca" });
  await section.click();
  const former = await address.inputValue();
  const slug = `${former}-${randomUUID().slice(0, 8)}`;
  await address.fill(slug);
  await section.click();
  await expect(section).toContainText("alterado");
  await save(page);
  const answer = await page.request.get(`/products/${former}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `/products/${slug}`]);

  await page.getByRole("button", { name: "Tirar da loja" }).click();
  await expect(page.getByRole("main")).toContainText("Agora é um rascunho");
  await other.reload();
  await priceField(other).fill("91");
  await save(other);
  await priceField(page).fill("92");
  await page.getByRole("button", { name: "Salvar e publicar" }).click();
  await expect(page.getByText("Ainda não publicado: confira o que não foi salvo.")).toBeVisible();
  await page.getByRole("radio", { name: "O seu R$ 92,00" }).check();
  await page.getByRole("button", { name: "Salvar assim" }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Publicado: já está na loja.");

  await nameField(other).fill("Nome da Bia");
  await page.getByRole("button", { name: "Arquivar" }).click();
  await expect(page.getByText("Arquivado: não é mais vendido.")).toBeVisible();
  await save(other);
  await expect(other.getByRole("main")).toContainText("Outra pessoa arquivou este produto");
  expect((await page.request.get(`/products/${slug}`)).status()).toBe(404);
  await other.context().close();
});

test("[ADM-73] what is typed stays over a lost session, is asked for before leaving, and a save can be undone @both", async ({
  page,
  context,
  signedInAs,
}) => {
  const { token } = await signedInAs("manager");
  const path = await createDraft(page);
  await showField(page, "Identificação");
  await nameField(page).fill("Filtro digitado");
  await priceField(page).fill("doze");
  await page.keyboard.press("Control+s");
  await expect(priceField(page)).toHaveAccessibleDescription(/Digite um valor/);
  await expect(priceField(page)).toBeFocused();
  await page.getByRole("link", { name: "Todos os produtos" }).click();
  await page.getByRole("dialog").getByText("Continuar editando").click();
  // What an open dialog covers takes no text.
  await expect(page.getByRole("dialog")).toBeHidden();
  await priceField(page).fill("12,9");

  await context.setOffline(true);
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("main")).toContainText("Sem conexão.");
  await context.setOffline(false);
  await page.reload();
  await expect(priceField(page)).toHaveValue("12,9");

  await context.clearCookies();
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/painel\/entrar/);
  await context.addCookies([{ name: "admin", value: token, url: shopUrl(), sameSite: "Strict" }]);
  await openAdmin(page, path, "Filtro de teste");
  await showField(page, "Identificação");
  await expect(nameField(page)).toHaveValue("Filtro digitado");
  let sent = 0;
  await page.route("**/admin/products/*", async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole("button", { name: "Salvar", exact: true }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Filtro digitado");
  expect(sent).toBe(1);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Filtro de teste");
  await expect(priceField(page)).toHaveValue("");
});

test("[ADM-73] what is typed or left during a save stays, and an undo that would lose a newer value asks", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("manager");
  const path = await createDraft(page);
  const holdCall = async (address: string) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(address, (route) => released.then(() => route.continue()), { times: 1 });
    return release;
  };
  const releaseFields = await holdCall("**/ecommerce/admin/products/*");
  await priceField(page).fill("95");
  await page.keyboard.press("Control+s");
  await priceField(page).blur();
  releaseFields();
  await expect(page.getByRole("main")).toContainText("Salvo.");
  await expect(priceField(page)).toHaveValue("95,00");
  await priceField(page).focus();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(priceField(page)).toHaveValue("");

  const shelf = page.getByLabel(/^Prateleira/);
  const releaseShelf = await holdCall("**/ecommerce/admin/stock/*");
  await shelf.fill("A-1");
  await page.keyboard.press("Control+s");
  await shelf.fill("A-12");
  releaseShelf();
  await expect(page.getByText("Salvando…")).toBeHidden();
  await expect(shelf).toHaveValue("A-12");

  await priceField(page).fill("10");
  await save(page);
  await withShopCompany(COMPANY, (tx) => updateProduct(tx, path.split("/").at(-1) ?? "", { price: 20_00 }));
  await page.getByRole("button", { name: "Desfazer" }).click();
  await page.getByRole("button", { name: "Restaurar mesmo assim" }).click();
  await expect(priceField(page)).toHaveValue("");
});

/** One step: the dropped or photographed file. */
async function addPhotograph(page: Page, user: UserInput): Promise<void> {
  user.steps += 1;
  await page.locator("#secao-images input[type=file]").first().setInputFiles(PHOTOGRAPH);
  await expect(page.getByRole("list", { name: "Fotos, na ordem da loja" }).getByRole("listitem")).toHaveCount(1);
}

const priceField = (page: Page): Locator => page.getByRole("textbox", { name: "Preço", exact: true });
const categoryField = (page: Page): Locator => page.getByRole("combobox", { name: "Categorias" });
const nameField = (page: Page): Locator => page.getByRole("textbox", { name: "Nome", exact: true }).first();

async function createDraft(page: Page): Promise<string> {
  await openAdmin(page, `/${COMPANY}/produtos/novo`, "Novo produto");
  await page.getByLabel("Nome", { exact: true }).fill("Filtro de teste");
  await page.getByLabel("SKU").fill(`FT-${randomUUID().slice(0, 12)}`);
  await page.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Filtro de teste");
  return new URL(page.url()).pathname.replace("/painel", "");
}

test("[ADM-70] a link to a field that still loads leads there once it is there", async ({ page, signedInAs }) => {
  await signedInAs("catalog");
  const release = await holdBackScripts(page, "combobox-box");
  await createDraft(page);
  const link = page
    .getByRole("navigation", { name: "O que falta para publicar" })
    .getByRole("link", { name: "Categoria" });
  await link.click();
  await expect(link).toBeFocused();
  await expect(categoryField(page)).toHaveCount(0);
  release();
  await expect(categoryField(page)).toBeFocused();
});

test("an archived product comes back at one press, and a mistyped draft is deleted after a question", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("manager");
  const path = await createDraft(page);
  await page.getByRole("button", { name: "Arquivar" }).click();
  await expect(page.getByRole("heading", { name: "Arquivado" })).toBeVisible();
  // The fixture lets pointers through toasts.
  await page.getByRole("button", { name: "Desfazer" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Rascunho" })).toBeVisible();
  await priceField(page).fill("10");
  await page.getByRole("button", { name: "Excluir rascunho" }).click();
  const question = page.getByRole("dialog", { name: "Excluir Filtro de teste?" });
  await question.getByRole("button", { name: "Fechar" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Excluir rascunho" }).click();
  await question.getByRole("button", { name: "Excluir rascunho" }).click();
  await expect(page).toHaveURL(/\/produtos$/);
  await openAdmin(page, path, "Produto não encontrado");
});

test("what a button adds gets the focus", async ({ page, signedInAs }) => {
  await signedInAs("manager");
  await createDraft(page);
  for (const [name, id, button] of [
    ["Números", "numbers", "Incluir número"],
    ["Atributos", "attributes", "Incluir atributo"],
    ["Opções", "options", "Incluir opção"],
    ["Opções", "options", "Incluir valor"],
  ] as const) {
    await showField(page, name);
    await page.getByRole("button", { name: button }).press("Enter");
    await page.keyboard.type(button);
    await expect(page.locator(`#secao-${id} :focus`)).toHaveValue(button);
  }
});

test("a brand that no part has yet is told apart from one that was typed by halves", async ({ page, signedInAs }) => {
  await signedInAs("manager");
  await createDraft(page);
  const brand = page.getByLabel(/^Marca/);
  const hint = page.getByText("Marca nova nesta loja.");
  await brand.fill("Trav");
  await brand.blur();
  await expect(hint).toBeVisible();
  for (const [typed, known] of [
    ["travaboa", "Travaboa"],
    ["Sopro-Novo", "Sopro Novo"],
  ] as const) {
    await brand.fill(typed);
    await brand.blur();
    await expect(brand).toHaveValue(known);
    await expect(hint).toBeHidden();
  }
});

test("a section stays open or folded when the width of the window changes", async ({ page, signedInAs }) => {
  await signedInAs("catalog");
  await createDraft(page);
  const isOpen = (id: string) => page.locator(`#secao-${id}`).evaluate((element) => element.hasAttribute("open"));
  await page.locator("#secao-fiscal summary").click();
  expect([await isOpen("fiscal"), await isOpen("main")]).toEqual([false, true]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect([await isOpen("fiscal"), await isOpen("main")]).toEqual([false, true]);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect([await isOpen("fiscal"), await isOpen("main")]).toEqual([false, true]);
});

async function changeName(page: Page, name: string): Promise<void> {
  await showField(page, "Identificação");
  await nameField(page).fill(name);
  await save(page);
}

/** Sections are folded on a phone. */
async function showField(page: Page, section: string): Promise<void> {
  const summary = page.locator("summary", { hasText: section });
  const isOpen = await summary.evaluate((element) => element.parentElement?.hasAttribute("open"));
  if (!isOpen) await summary.click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Salvo.");
}

/** A new draft in the user's browser, and in that of a colleague, which it returns. */
async function openDraftTwice(own: Page, browser: Browser): Promise<Page> {
  await createDraft(own);
  const { token } = await createStaff("catalog", { name: "Bia Colega" });
  const context = await browser.newContext({ locale: "pt-BR", viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: "admin", value: token, url: shopUrl(), sameSite: "Strict" }]);
  const page = await context.newPage();
  await page.goto(own.url());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Filtro de teste");
  return page;
}
