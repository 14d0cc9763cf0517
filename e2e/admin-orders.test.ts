import { randomUUID } from "node:crypto";
import { formatMoney } from "@pecacerta/rules/money";
import { payOrder } from "@pecacerta/server/sales/orders/staff/pay-order";
import type { Locator, Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { ADDRESS, apiToken, callApi, fetchProduct, registerTestCustomer } from "./api.ts";
import { expect, findToast } from "./fixtures.ts";
import { findOrderTotal, withShopCompany } from "./shop-database.ts";
import type { UserInput } from "./user-input.ts";

const COMPANY = "pecacerta";
const FIRST_SLUG = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const SECOND_SLUG = "disco-de-freio-dianteiro-vw-gol-2010-a-2016-discoreto";
// The gate runs the journeys with an ID, on the phone.
const DEVICES = [
  { device: "pointer", ids: ["[ADM-10] ", "[ADM-11] ", "[ADM-12] "], tag: "@both" },
  { device: "keyboard", ids: ["", "", ""], tag: "@desktop" },
] as const;

for (const {
  device,
  ids: [shipping, payment, cancellation],
  tag,
} of DEVICES) {
  test(`${shipping}${device}: orders are printed and shipped with a pasted tracking list in 6 steps`, {
    tag,
  }, async ({ page, signedInAs, userInput }) => {
    test.slow();
    await signedInAs("counter");
    const buyer = `Rastreio${randomUUID().slice(0, 8)}`;
    const numbers = await Promise.all(Array.from({ length: 4 }, () => placePaidOrder(buyer)));
    const prints = await countPrints(page);
    await openAdmin(page, `/${COMPANY}/pedidos?q=${buyer}`, "Pedidos");
    await expect(page.locator("[data-list-row]")).toHaveCount(numbers.length);
    const user = userInput(device);
    await user.press(page.getByRole("checkbox", { name: "Selecionar tudo o que está na lista" }));
    await user.press(page.getByRole("region", { name: "Seleção" }).getByRole("button", { name: "Imprimir" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprimir 4 pedidos");
    await expect.poll(prints).toBe(1);
    await user.press(page.getByRole("button", { name: "Enviar com rastreio" }));
    await user.type(page.getByLabel("Lista de rastreio"), trackingList(numbers));
    await expect(page.getByRole("dialog")).toContainText("4 pedidos prontos para enviar.");
    await user.press(page.getByRole("button", { name: "Enviar 4 pedidos" }));
    await expect(page.getByRole("dialog")).toContainText("4 pedidos enviados.");
    await user.press(page.getByRole("button", { name: "Concluir" }));
    expect(user.steps).toBeLessThanOrEqual(6);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pedidos");
    await openAdmin(page, `/${COMPANY}/pedidos/${numbers[0]}`, `Pedido ${numbers[0]}`);
    await expect(page.getByRole("main")).toContainText(`Correios${numbers[0]}`);
  });

  test(`${payment}${device}: a Pix that was seen on the bank account is recorded in 2 steps`, {
    tag,
  }, async ({ page, signedInAs, userInput }) => {
    await signedInAs("counter");
    const buyer = `Pix${randomUUID().slice(0, 8)}`;
    const { number } = await placeOrder(buyer, [FIRST_SLUG]);
    await openAdmin(page, `/${COMPANY}/pedidos?q=${buyer}`, "Pedidos");
    const user = userInput(device);
    await user.press(page.getByRole("button", { name: `Confirmar pedido ${number}` }));
    await user.press(page.getByRole("dialog").getByRole("button", { name: "Confirmar pagamento" }));
    expect(user.steps).toBeLessThanOrEqual(2);
    await expect(page.getByRole("button", { name: `Separar pedido ${number}` })).toBeVisible();
  });

  test(`${cancellation}${device}: a line is canceled, restocked and refunded in 3 steps`, {
    tag,
  }, async ({ page, signedInAs, userInput }) => {
    await signedInAs("manager");
    const buyer = `Falta${randomUUID().slice(0, 8)}`;
    const number = await placePaidOrder(buyer, [FIRST_SLUG, SECOND_SLUG]);
    await openAdmin(page, `/${COMPANY}/pedidos/${number}`, `Pedido ${number}`);
    const user = userInput(device);
    await cancelSecondLine(page, user);
    expect(user.steps).toBe(3);
    await expect(page.getByRole("main")).toContainText("1 cancelada");
    await expect(page.getByRole("main")).toContainText("Devolução registrada");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Pedido ${number}`);
    expect(await restockedPieces(number)).toBe(1);
  });
}

test("a pasted list asks for the column of the codes where it is not certain, and refuses formulas", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("counter");
  const buyer = `Coluna${randomUUID().slice(0, 8)}`;
  const number = await placePaidOrder(buyer);
  await openAdmin(page, `/${COMPANY}/pedidos?q=${buyer}`, "Pedidos");
  await page.getByRole("checkbox", { name: "Selecionar tudo o que está na lista" }).click();
  await page.getByRole("region", { name: "Seleção" }).getByRole("button", { name: "Enviar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const list = dialog.getByLabel("Lista de rastreio");
  await list.fill(`${number};=HYPERLINK("x")`);
  await expect(dialog).toContainText("a célula é uma fórmula");
  await list.fill(`${number};7788;JL 88`);
  const question = dialog.getByRole("group", { name: "Qual coluna tem o código de rastreio?" });
  await expect(question).toBeVisible();
  await dialog.getByRole("button", { name: /^Enviar/ }).click();
  await expect(dialog).toContainText("Diga antes qual coluna tem o código de rastreio.");
  await question.getByLabel("Coluna 3: JL 88").check();
  await expect(dialog).toContainText(`Pedido ${number}: JL 88`);
  await dialog.getByRole("button", { name: "Enviar 1 pedido" }).click();
  await expect(dialog).toContainText("1 pedido enviado.");
});

test("the second of two tabs is told what the first one did", async ({ page, context, signedInAs }) => {
  await signedInAs("counter");
  const number = await placePaidOrder(`Abas${randomUUID().slice(0, 8)}`);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openAdmin(tab, `/${COMPANY}/pedidos/${number}`, `Pedido ${number}`);
    await tab.getByRole("button", { name: "Separar", exact: true }).click();
    await tab.getByRole("checkbox", { name: /^Peça/ }).check();
  }
  await page.getByRole("button", { name: "Marcar como separado" }).click();
  await expect(page.getByText(`Pedido ${number} separado.`)).toBeVisible();
  await other.getByRole("button", { name: "Marcar como separado" }).click();
  await expect(other.getByText("Agora ele está: Separado.")).toBeVisible();
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await other.close();
});

test("an order is found by its amount, money to give back stands in a view, and a part opens", {
  tag: "@both",
}, async ({ page, signedInAs }) => {
  await signedInAs("counter");
  const number = await placePaidOrder(`Valor${randomUUID().slice(0, 8)}`, [FIRST_SLUG, SECOND_SLUG]);
  const { name, id } = await fetchProduct(SECOND_SLUG, COMPANY);
  await openAdmin(page, `/${COMPANY}/pedidos/${number}`, `Pedido ${number}`);
  await page.getByRole("button", { name: `Cancelar ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar 1 peça" }).click();
  const owed = page.getByText(/^Devolver R\$\u00A0\d+,\d\d$/);
  await expect(owed).toBeVisible();
  await openAdmin(page, `/${COMPANY}`, /^Olá/);
  await page.getByRole("link", { name: /A devolver$/ }).click();
  await expect(page.getByRole("link", { name: /^A devolver/ })).toHaveAttribute("aria-current", "page");
  await page.getByLabel("Buscar pedido").fill(await totalOf(number));
  const row = page.locator("[data-list-row]").filter({ hasText: number });
  await expect(row.filter({ has: owed })).toBeVisible();
  await row.locator("[data-list-open]").click();
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(new RegExp(`/produtos/${id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});

test("the view that is shown is in sight once the counts widen the others @phone", async ({ page, signedInAs }) => {
  await signedInAs("counter");
  await openAdmin(page, `/${COMPANY}/pedidos?view=all`, "Pedidos");
  await expect(page.getByRole("link", { name: /^Todos\s*\d/ })).toBeInViewport({ ratio: 1 });
});

test("what is told of an order covers neither its heading nor its next action @phone", async ({ page, signedInAs }) => {
  await signedInAs("counter");
  const { number } = await placeOrder(`Aviso${randomUUID().slice(0, 8)}`, [FIRST_SLUG]);
  await openAdmin(page, `/${COMPANY}/pedidos/${number}`, `Pedido ${number}`);
  await page.getByRole("button", { name: "Confirmar pagamento" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirmar pagamento" }).click();
  await page.getByRole("button", { name: "Separar", exact: true }).click();
  await page.getByRole("checkbox", { name: /^Peça/ }).check();
  await page.getByRole("button", { name: "Marcar como separado" }).click();
  await expect(findToast(page, `Pagamento do pedido ${number} confirmado.`)).toBeVisible();
  await expect(findToast(page, `Pedido ${number} separado.`)).toBeVisible();
  const toasts = await boxOf(page.locator(".Toastify__toast-container"));
  expect(toasts.top).toBeGreaterThanOrEqual((await boxOf(page.getByRole("heading", { level: 1 }))).bottom);
  expect(toasts.top).toBeGreaterThanOrEqual((await boxOf(page.getByText("Separado", { exact: true }).first())).bottom);
  const next = page.getByRole("button", { name: "Embalar", exact: true }).first();
  expect(toasts.bottom).toBeLessThanOrEqual((await boxOf(next)).top);
  await page.getByLabel("Nova anotação").focus();
  await expect.poll(async () => (await boxOf(page.locator(".Toastify__toast-container"))).top).toBe(68);
});

test("messages stand at the very edge of a low window, and at the top beyond the company @phone", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("counter");
  const { number } = await placeOrder(`Borda${randomUUID().slice(0, 8)}`, [FIRST_SLUG]);
  await openAdmin(page, `/${COMPANY}/pedidos/${number}`, `Pedido ${number}`);
  await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", "140px");
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Minha conta" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Minha conta");
  await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", "auto");
  await page.goBack();
  await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", "140px");
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", "0px");
});

test("orders of the past are filtered by day and channel", async ({ page, signedInAs }) => {
  await signedInAs("counter");
  const buyer = `Dia${randomUUID().slice(0, 8)}`;
  await placePaidOrder(buyer);
  const row = page.locator("[data-list-row]").filter({ hasText: buyer });
  await openAdmin(page, `/${COMPANY}/pedidos?view=all`, "Pedidos");
  await expect(row).toBeVisible();
  await page.getByLabel("Até", { exact: true }).fill("2020-12-31");
  await expect(page.getByText("Nenhum pedido combina com estes filtros.")).toBeVisible();
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await expect(row).toBeVisible();
  await page.getByLabel("Canal").selectOption("Loja");
  await expect(row).toBeVisible();
  await page.getByRole("link", { name: /^Enviados/ }).click();
  await expect(page).toHaveURL(/view=sent&channel=shop$/);
});

test("a selection survives a filter, and wrong lines of a tracking list stand beside it", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("counter");
  const buyer = `Filtro${randomUUID().slice(0, 8)}`;
  const number = await placePaidOrder(buyer);
  await openAdmin(page, `/${COMPANY}/pedidos?q=${buyer}`, "Pedidos");
  await page.getByRole("checkbox", { name: `Selecionar pedido ${number}` }).check();
  await page.getByRole("link", { name: /^A confirmar/ }).click();
  await expect(page.getByText("1 selecionado, 1 fora deste filtro")).toBeVisible();
  await page.getByRole("region", { name: "Seleção" }).getByRole("button", { name: "Enviar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Lista de rastreio").fill(`${number};AA1\n999999;AA2\nnada`);
  await expect(dialog).toContainText("Linha 2 (999999 AA2): o pedido não está entre os selecionados");
  await expect(dialog).toContainText("Linha 3 (nada): não começa com um número de pedido");
  await dialog.getByRole("button", { name: "Enviar 1 pedido" }).click();
  await expect(dialog).toContainText("Corrija ou apague estas linhas:");
  await expect(dialog.getByText("1 pedido enviado.")).toHaveCount(0);
});

test("an order that is not paid is no part of what is shipped", async ({ page, signedInAs }) => {
  await signedInAs("counter");
  const buyer = `Impago${randomUUID().slice(0, 8)}`;
  const paid = await placePaidOrder(buyer);
  const { number: unpaid } = await placeOrder(buyer, [FIRST_SLUG]);
  await openAdmin(page, `/${COMPANY}/pedidos?q=${buyer}`, "Pedidos");
  await page.getByRole("checkbox", { name: "Selecionar tudo o que está na lista" }).check();
  await page.getByRole("region", { name: "Seleção" }).getByRole("button", { name: "Enviar" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`O pedido ${unpaid} não está pago e não é enviado.`);
  await dialog.getByLabel("Lista de rastreio").fill(trackingList([paid, unpaid]));
  await expect(dialog).toContainText("1 pedido pronto para enviar.");
  await expect(dialog).toContainText(`Linha 2 (${unpaid} Correios${unpaid}): o pedido não está pago`);
  await dialog.getByLabel("Lista de rastreio").fill("");
  await dialog.getByRole("checkbox", { name: "Enviar sem código o pedido que não está na lista" }).check();
  await dialog.getByRole("button", { name: "Enviar 1 pedido" }).click();
  await expect(dialog).toContainText("1 pedido enviado.");
});

test("payments of several orders are confirmed with one question, each for itself", async ({ page, signedInAs }) => {
  await signedInAs("counter");
  const buyer = `Extrato${randomUUID().slice(0, 8)}`;
  const paid = await placePaidOrder(buyer);
  const placed = await Promise.all(Array.from({ length: 3 }, () => placeOrder(buyer, [FIRST_SLUG])));
  const numbers = placed.map(({ number }) => number).toSorted();
  const sum = (centavos: number) => (centavos / 100).toLocaleString("pt-BR", { style: "currency", currency: "BRL" });
  await openAdmin(page, `/${COMPANY}/pedidos?q=${buyer}`, "Pedidos");
  await page.getByRole("checkbox", { name: "Selecionar tudo o que está na lista" }).check();
  await page.getByRole("region", { name: "Seleção" }).getByRole("button", { name: "Pagamento recebido" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirmar pagamentos" });
  await expect(dialog).toContainText(`O pedido ${paid} não espera pagamento e fica como está.`);
  const all = sum(placed.reduce((total, order) => total + order.total, 0));
  await expect(dialog).toContainText(`Os pagamentos destes 3 pedidos entraram na conta, ${all} no total?`);
  await expect(dialog).toContainText("Um engano se desfaz no pedido.");
  const meanwhile = placed.find(({ number }) => number === numbers[1]) ?? { number: "", total: 0 };
  await pay(meanwhile);
  await dialog.getByRole("button", { name: "Confirmar 3 pagamentos" }).click();
  const others = placed.filter((order) => order !== meanwhile);
  await expect(dialog).toContainText(
    `2 pagamentos confirmados: ${sum(others.reduce((total, order) => total + order.total, 0))}.`,
  );
  await expect(dialog).toContainText(`Pedido ${meanwhile.number}: não está numa etapa que permite isso.`);
  await dialog.getByRole("button", { name: "Concluir" }).click();
  await expect(dialog).toBeHidden();
  for (const number of numbers)
    await expect(page.getByRole("button", { name: `Separar pedido ${number}` })).toBeVisible();
});

test("a payment of another amount is asked about, completed, and undone @both", async ({ page, signedInAs }) => {
  await signedInAs("manager");
  const { number, total } = await placeOrder(`Parte${randomUUID().slice(0, 8)}`, [FIRST_SLUG]);
  await openAdmin(page, `/${COMPANY}/pedidos/${number}`, `Pedido ${number}`);
  const dialog = page.getByRole("dialog");
  const confirm = async () => {
    await page.getByRole("button", { name: "Confirmar pagamento" }).first().click();
    await expect(dialog).toBeVisible();
  };
  await confirm();
  const amount = dialog.getByLabel("Valor recebido");
  await expect(amount).toHaveValue(inputOf(total));
  await amount.fill(inputOf(10_00));
  await expect(dialog).toContainText(`Faltam ${moneyOf(total - 10_00)}`);
  await dialog.getByRole("button", { name: "Confirmar pagamento" }).click();
  await expect(amount).toHaveAccessibleDescription(/marque abaixo/);
  await dialog.getByRole("checkbox", { name: "Foi isso que entrou na conta" }).check();
  await dialog.getByRole("button", { name: "Confirmar pagamento" }).click();
  await expect(findToast(page, `Pedido ${number} pago em parte.`)).toBeVisible();
  await expect(page.getByText(`Pago em parte: faltam ${moneyOf(total - 10_00)}`)).toBeVisible();
  await confirm();
  await expect(amount).toHaveValue(inputOf(total - 10_00));
  await amount.fill(inputOf(total));
  await expect(dialog).toContainText(`${moneyOf(10_00)} a mais`);
  await amount.fill(inputOf(total - 10_00));
  await dialog.getByRole("button", { name: "Confirmar pagamento" }).click();
  await expect(page.getByRole("button", { name: "Separar", exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Desfazer o pagamento de ${moneyOf(10_00)}` }).click();
  await dialog.getByRole("button", { name: "Desfazer pagamento" }).click();
  await expect(dialog).toContainText("Escolha o motivo.");
  await dialog.getByRole("radio", { name: "Era de outro pedido" }).check();
  await dialog.getByRole("button", { name: "Desfazer pagamento" }).click();
  await expect(page.getByRole("main")).toContainText("Desfeito: Era de outro pedido");
  await expect(page.getByText(`Pago em parte: faltam ${moneyOf(10_00)}`)).toBeVisible();
});

test("a formula is no tracking code: the form says so beside the field", async ({ page, signedInAs }) => {
  await signedInAs("counter");
  const number = await placePaidOrder(`Codigo${randomUUID().slice(0, 8)}`);
  await openAdmin(page, `/${COMPANY}/pedidos/${number}`, `Pedido ${number}`);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const code = dialog.getByLabel("Código de rastreio");
  await code.fill('=HYPERLINK("x")');
  await dialog.getByRole("button", { name: "Marcar como enviado" }).click();
  await expect(code).toHaveAccessibleDescription(/Use só letras, números, espaço, hífen, ponto ou barra/);
  await expect(code).toBeFocused();
  await code.fill("AA 123 456 785 BR");
  await dialog.getByRole("button", { name: "Marcar como enviado" }).click();
  await expect(page.getByText(`Pedido ${number} enviado.`)).toBeVisible();
});

const boxOf = (locator: Locator): Promise<{ top: number; bottom: number }> =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

const trackingList = (numbers: readonly string[]): string =>
  numbers.map((number) => `${number};Correios${number}`).join("\n");

async function cancelSecondLine(page: Page, user: UserInput): Promise<void> {
  const { name } = await fetchProduct(SECOND_SLUG, COMPANY);
  await user.press(page.getByRole("button", { name: `Cancelar ${name}` }));
  const dialog = page.getByRole("dialog");
  await user.press(dialog.getByRole("checkbox", { name: /Registrar a devolução/ }));
  await user.press(dialog.getByRole("button", { name: "Cancelar 1 peça" }));
}

async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { prints: 0 });
    globalThis.print = () => Object.assign(globalThis, { prints: Reflect.get(globalThis, "prints") + 1 });
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, "prints")));
}

const inputOf = (centavos: number): string => formatMoney(centavos).replace(/^R\$\s/, "");
const moneyOf = (centavos: number): string => formatMoney(centavos).replace(/\s/, " ");

/** As a bank statement has it. */
const totalOf = (number: string): Promise<string> =>
  withShopCompany(COMPANY, async (tx) => ((await findOrderTotal(tx, number)) / 100).toFixed(2).replace(".", ","));

const restockedPieces = (number: string): Promise<number> =>
  withShopCompany(COMPANY, async (tx) => {
    const order = "select id from orders where company_id = $1 and number = $2";
    const find = `select sum(quantity)::int as pieces from stock_moves
      where company_id = $1 and reason = 'cancelled' and order_id = (${order})`;
    const { rows } = await tx.client.query(find, [tx.companyId, number]);
    return rows[0].pieces;
  });

async function placePaidOrder(firstName: string, slugs: readonly string[] = [FIRST_SLUG]): Promise<string> {
  const order = await placeOrder(firstName, slugs);
  await pay(order);
  return order.number;
}

async function pay({ number, total }: { number: string; total: number }): Promise<void> {
  const payment = { number, amount: total, reference: "", now: new Date() };
  const paid = await withShopCompany(COMPANY, (tx) => payOrder(tx, { kind: "program" }, payment));
  expect(paid.ok).toBe(true);
}

async function placeOrder(firstName: string, slugs: readonly string[]): Promise<{ number: string; total: number }> {
  const token = await apiToken(await registerTestCustomer(COMPANY));
  const products = await Promise.all(slugs.map((slug) => fetchProduct(slug, COMPANY)));
  const body = {
    items: products.map(({ id }) => ({ product_id: id, quantity: 1, options: [] })),
    address: { ...ADDRESS, firstName },
    shipping: { id: "flat" },
    payment: "pix",
    order_notes: "",
  };
  const { data } = await callApi("POST /user/orders/checkout", { company: COMPANY, token, key: randomUUID(), body });
  return { number: String(data.number), total: Math.round(data.total * 100) };
}
