import { randomUUID } from "node:crypto";
import { addProduct } from "@pecacerta/server/catalog/products/commands";
import { payOrder } from "@pecacerta/server/sales/orders/staff/pay-order";
import type { Browser, Locator, Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { createStaff } from "./admin-staff.ts";
import { placeOrderByApi, registerTestCustomer, shopUrl } from "./api.ts";
import { expect } from "./fixtures.ts";
import { withShopCompany } from "./shop-database.ts";

const COMPANY = "pecacerta";
const COUNT = `/${COMPANY}/estoque/contagem`;
const MOVEMENTS = "**/ecommerce/admin/stock/movements";
const DEVICES = [
  { device: "pointer", id: "[ADM-90]" },
  { device: "keyboard", id: "[ADM-94]" },
] as const;
// A line of text beside a button.
const MAX_ROW_PX = 64;

type Part = { id: string; name: string; sku: string; slug: string };

for (const { device, id } of DEVICES) {
  test(`${id} ${device}: an invoice is received with a scanner in 2 steps per part @both`, async ({
    page,
    signedInAs,
    userInput,
  }) => {
    const staff = await signedInAs("catalog");
    const parts = [await createPart(1), await createPart(1), await createPart(1)];
    await openAdmin(page, `${COUNT}?acao=receber`, "Receber peças");
    const user = userInput(device);
    for (const { sku } of parts) {
      await user.typeHere("12*");
      await user.typeHere(sku);
      // A scanner ends each code with this key.
      await page.keyboard.press("Enter");
    }
    expect(user.steps).toBeLessThanOrEqual(2 * parts.length);
    for (const { name } of parts) await expect(quantity(page, name)).toHaveValue("12");
    await user.type(page.getByLabel("Documento"), "NF 4321");
    await user.press(page.getByRole("button", { name: "Registrar entrada de 3 linhas" }));
    await expect(page.getByRole("main")).toContainText("36 peças em 3 linhas no estoque.");
    await expect(page.getByLabel("Código da peça")).toBeFocused();
    await openAdmin(page, `/${COMPANY}/estoque/movimentos?product=${parts[0]?.id}`);
    const movement = page.locator("[data-list-row]").first();
    for (const text of ["+12", "13", "Recebida", "NF 4321", staff.name]) await expect(movement).toContainText(text);
  });

  test(`${id} ${device}: a part is adjusted, its shelf set, and why its stock changed is found @both`, async ({
    page,
    signedInAs,
    userInput,
  }) => {
    await signedInAs("catalog");
    const { id: product, name, sku } = await createPart(5);
    await openAdmin(page, `/${COMPANY}/estoque?q=${sku}`, "Estoque");
    await expect(page.locator("[data-list-row]")).toHaveCount(1);
    const user = userInput(device);
    await user.press(page.getByRole("button", { name: `Ajustar ${name}` }));
    const dialog = page.getByRole("dialog", { name: "Ajustar o estoque" });
    await user.type(dialog.getByLabel("Quantidade"), "6");
    await user.press(dialog.getByRole("button", { name: "Salvar ajuste" }));
    await expect(dialog).toContainText("O estoque ficaria abaixo de zero");
    await user.type(dialog.getByLabel("Quantidade"), "2");
    await user.type(dialog.getByLabel("Observação"), "Caiu da empilhadeira");
    await user.press(dialog.getByRole("button", { name: "Salvar ajuste" }));
    await expect(page.getByText(`${name}: 3 em estoque`)).toBeVisible();
    const fold = page.locator("summary", { hasText: "Prateleira e mínimo" });
    if (await fold.isVisible()) await user.press(fold);
    const shelf = page.getByLabel(`Prateleira de ${name}`);
    const saved: unknown[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**/ecommerce/admin/stock/${product}`, async (route) => {
      await released;
      await route.fulfill({ response: await route.fetch() });
      saved.push(route.request().postDataJSON().shelf);
    });
    await user.type(shelf, "Z-9");
    await user.key("Enter");
    await shelf.blur();
    await user.type(shelf, "Z-10");
    await shelf.blur();
    release();
    await expect.poll(() => saved).toEqual(["Z-9", "Z-10"]);
    await expect(page.getByText(`Salvo: ${name}`).first()).toBeVisible();
    await expect(shelf).toHaveValue("Z-10");
    await openAdmin(page, `/${COMPANY}/estoque/movimentos?product=${product}&reason=damaged`);
    await expect(page.locator("[data-list-row]")).toHaveCount(1);
    await expect(page.locator("[data-list-row]")).toContainText("Caiu da empilhadeira");
  });
}

test("[ADM-90] a receipt whose answer was lost is booked once, and the same one again is another", async ({
  page,
  signedInAs,
  pageErrors,
}) => {
  pageErrors.expected.push(/ERR_FAILED/);
  await signedInAs("catalog");
  const part = await createPart(1);
  await openAdmin(page, `${COUNT}?acao=receber`, "Receber peças");
  const receive = page.getByRole("button", { name: "Registrar entrada de 1 linha" });
  await scan(page, `12*${part.sku}`);
  await page.route(MOVEMENTS, (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await receive.click();
  await expect(page.getByRole("main")).toContainText("Sem conexão");
  await page.reload();
  await receive.click();
  await expect(page.getByRole("main")).toContainText(`${part.name} (SKU ${part.sku}): +12, 13 em estoque`);
  await scan(page, `12*${part.sku}`);
  await receive.click();
  await expect(page.getByRole("main")).toContainText(`${part.name} (SKU ${part.sku}): +12, 25 em estoque`);
});

test("the actions of a part stand in one row of the stock list on a desktop", async ({ page, signedInAs }) => {
  await signedInAs("catalog");
  const { sku, name } = await createPart(3);
  await openAdmin(page, `/${COMPANY}/estoque?q=${sku}`, "Estoque");
  const row = page.locator("[data-list-row]", { hasText: name });
  const tops = await row
    .getByRole("button", { name: /^(Receber|Contar|Ajustar) / })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  expect(await row.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(MAX_ROW_PX);
});

test("what is scanned during a save stays, and a count stays while parts are received", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("catalog");
  const [part, other] = [await createPart(1), await createPart(1)];
  await scanOnce(page, other.sku);
  await expect(quantity(page, other.name)).toHaveValue("1");
  await page.getByRole("link", { name: "Receber" }).click();
  await scan(page, `12*${part.sku}`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(MOVEMENTS, (route) => released.then(() => route.continue()), { times: 1 });
  await page.getByRole("button", { name: "Registrar entrada de 1 linha" }).click();
  await page.getByLabel("Código da peça").focus();
  await scan(page, `3*${part.sku}`);
  release();
  await expect(page.getByRole("main")).toContainText(`${part.name} (SKU ${part.sku}): +12, 13 em estoque`);
  await expect(quantity(page, part.name)).toHaveValue("3");
  await page.getByRole("link", { name: "Contar (1 linha)" }).click();
  await expect(quantity(page, other.name)).toHaveValue("1");
});

test("[ADM-92] parts that run out come first, and the ledger's filters are in its address @both", async ({
  page,
  signedInAs,
}) => {
  const staff = await signedInAs("catalog");
  const part = await createPart(9);
  await openAdmin(page, `/${COMPANY}/estoque`, "Estoque");
  await expect(page.getByRole("link", { name: "Acabando" })).toHaveAttribute("aria-current", "page");
  await scanOnce(page, part.sku);
  await page.getByRole("button", { name: "Salvar contagem de 1 linha" }).click();
  await expect(page.getByRole("main")).toContainText("1 linha contada, 1 com diferença.");
  await openAdmin(page, `/${COMPANY}/estoque/movimentos`, "Movimentos do estoque");
  await page.getByLabel("Quem").selectOption({ value: staff.id });
  await page.getByLabel("Motivo").selectOption({ label: "Contagem" });
  await expect(page.locator("[data-list-row]")).toHaveCount(1);
  await expect(page.locator("[data-list-row]")).toContainText(part.name);
  await page.reload();
  await expect(page.getByLabel("Motivo")).toHaveValue("counted");
  await expect(page.locator("[data-list-row]")).toHaveCount(1);
});

test("[ADM-93] a count lists unknown codes, outlives a lost session, and two clerks count at once @both", async ({
  page,
  context,
  browser,
  signedInAs,
}) => {
  const { token } = await signedInAs("catalog");
  const [part, other] = [await createPart(4), await createPart(4)];
  await openAdmin(page, COUNT, "Contar prateleira");
  for (const code of [part.sku, part.sku, `X${part.sku}`, part.sku.toLowerCase()]) await scan(page, code);
  await expect(quantity(page, part.name)).toHaveValue("3");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("main")).toContainText("Nenhuma peça tem este código.");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/: 3$|Nenhuma peça tem este código\.$/);
  await page.getByLabel("Código", { exact: true }).fill(other.sku);
  await page.getByRole("button", { name: "Procurar de novo" }).click();
  await expect(quantity(page, other.name)).toHaveValue("1");
  await expect(page.getByRole("main")).toContainText("esperado 4 · -1");

  await context.clearCookies();
  await page.getByRole("button", { name: "Salvar contagem de 2 linhas" }).click();
  await expect(page).toHaveURL(/\/painel\/entrar/);
  await context.addCookies([{ name: "admin", value: token, url: shopUrl(), sameSite: "Strict" }]);
  await openAdmin(page, COUNT, "Contar prateleira");
  await expect(quantity(page, part.name)).toHaveValue("3");

  const colleague = await openAsColleague(browser);
  await scanOnce(colleague, part.sku);
  await quantity(colleague, part.name).fill("3");
  await colleague.getByRole("button", { name: "Salvar contagem de 1 linha" }).click();
  await expect(colleague.getByRole("main")).toContainText(`${part.name} (SKU ${part.sku}): -1, 3 em estoque`);
  await page.getByRole("button", { name: "Salvar contagem de 2 linhas" }).click();
  await expect(page.getByRole("main")).toContainText("2 linhas contadas, 1 com diferença.");
  await openAdmin(page, `/${COMPANY}/estoque/movimentos?product=${part.id}&reason=counted`);
  await expect(page.locator("[data-list-row]")).toHaveCount(2);
  await colleague.context().close();
});

const quantity = (page: Page, name: string): Locator => page.getByLabel(`Quantidade de ${name}`);

async function scan(page: Page, code: string): Promise<void> {
  await expect(page.getByLabel("Código da peça")).toBeFocused();
  await page.keyboard.insertText(code);
  await page.keyboard.press("Enter");
}

async function scanOnce(page: Page, code: string): Promise<void> {
  await openAdmin(page, COUNT, "Contar prateleira");
  await scan(page, code);
}

test("[ADM-92] an order whose piece a count does not find is marked until a piece arrives @both", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("manager");
  const { name, sku, slug } = await createPart(3);
  const { number, total } = await placeOrderByApi(await registerTestCustomer(COMPANY), { slug });
  const payment = { number: String(number), amount: Math.round(total * 100), reference: "", now: new Date() };
  await withShopCompany(COMPANY, (tx) => payOrder(tx, { kind: "program" }, payment));
  await openAdmin(page, `/${COMPANY}/estoque?q=${sku}`, "Estoque");
  await page.getByRole("button", { name: `Contar ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Quantas há na prateleira").fill("0");
  await dialog.getByRole("button", { name: "Salvar contagem" }).click();
  await expect(page.getByText(`${name}: 0 em estoque, falta 1 já vendida ou reservada`)).toBeVisible();
  await openAdmin(page, `/${COMPANY}/estoque?view=short`, "Estoque");
  await expect(page.locator("[data-list-row]", { hasText: name })).toContainText("falta 1");
  await openAdmin(page, `/${COMPANY}/pedidos?view=all`, "Pedidos");
  const row = page.locator("[data-list-row]", {
    has: page.getByRole("checkbox", { name: `Selecionar pedido ${number}` }),
  });
  await expect(row).toContainText("Falta estoque: 1");
  await row.getByRole("button", { name: /^Separar/ }).click();
  await expect(dialog).toContainText(`não achou na prateleira todas as peças do pedido ${number}`);
  await dialog.getByRole("button", { name: "Voltar" }).click();
  await row.getByRole("checkbox", { name: /^Selecionar pedido/ }).check();
  await page.getByRole("region", { name: "Seleção" }).getByRole("button", { name: "Enviar", exact: true }).click();
  const warning = dialog.getByText(`do pedido ${number}. Envie só com as peças na sua mão`);
  const withoutCode = dialog.getByRole("checkbox", { name: "Enviar sem código o pedido que não está na lista" });
  await withoutCode.check();
  await expect(warning).toBeVisible();
  await withoutCode.uncheck();
  await expect(warning).toBeHidden();
  await page.keyboard.press("Escape");
  const check = /\/admin\/orders\?(.*&)?n=/;
  await page.route(check, (route) => route.abort());
  await page.reload();
  await row.getByRole("checkbox", { name: /^Selecionar pedido/ }).check();
  await page.getByRole("region", { name: "Seleção" }).getByRole("button", { name: "Enviar", exact: true }).click();
  await dialog.getByLabel("Lista de rastreio").fill(`${number};AA123456785BR`);
  const send = dialog.getByRole("button", { name: "Enviar 1 pedido" });
  await send.click();
  await expect(dialog).toContainText("Sem conexão");
  await page.unroute(check);
  await send.click();
  await expect(warning.first()).toBeVisible();
  await openAdmin(page, `/${COMPANY}/pedidos/${number}`, `Pedido ${number}`);
  await expect(page.getByRole("main")).toContainText("Falta 1 na prateleira");
  await page.getByRole("button", { name: "Separar", exact: true }).click();
  await expect(dialog).toContainText("A última contagem não achou 1 peça deste pedido");
  for (const action of ["Enviar", "Concluir"]) {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: action, exact: true }).click();
    await expect(dialog).toContainText("A última contagem não achou 1 peça deste pedido");
  }
  await openAdmin(page, `/${COMPANY}/estoque?q=${sku}`, "Estoque");
  await page.getByRole("button", { name: `Receber ${name}` }).click();
  await dialog.getByLabel("Quantidade").fill("1");
  await dialog.getByRole("button", { name: "Registrar entrada" }).click();
  await expect(page.getByText(`${name}: 0 em estoque`)).toBeVisible();
  await openAdmin(page, `/${COMPANY}/pedidos/${number}`, `Pedido ${number}`);
  await expect(page.getByRole("button", { name: "Separar", exact: true })).toBeVisible();
  await expect(page.getByText("Falta 1 na prateleira")).toHaveCount(0);
});

async function createPart(stock: number): Promise<Part> {
  const key = randomUUID().slice(0, 12);
  const part = { name: `Peça ${key}`, sku: `ES-${key}`, slug: `peca-${key}` };
  const given = { ...part, price: 10_00, stock, createdAt: new Date() };
  const added = await withShopCompany(COMPANY, (tx) => addProduct(tx, given));
  if (!added.ok) throw new Error(added.refusal);
  return { ...part, id: added.value.id };
}

async function openAsColleague(browser: Browser): Promise<Page> {
  const { token } = await createStaff("catalog", { name: "Bia Colega" });
  const context = await browser.newContext({ locale: "pt-BR", viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: "admin", value: token, url: shopUrl(), sameSite: "Strict" }]);
  return await context.newPage();
}
