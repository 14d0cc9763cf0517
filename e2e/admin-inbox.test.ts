import { randomUUID } from "node:crypto";
import { addProduct } from "@pecacerta/server/catalog/products/commands";
import { createQuestion } from "@pecacerta/server/content/questions/commands";
import { customers } from "@pecacerta/server/customers/tables";
import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { createBid } from "@pecacerta/server/sales/bids/commands";
import type { Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { shopUrl } from "./api.ts";
import { findViolations } from "./axe.ts";
import { expect } from "./fixtures.ts";
import { createThemedCompany } from "./seller-actions.ts";
import { withShopCompany } from "./shop-database.ts";
import type { UserInput } from "./user-input.ts";

const DAY_MS = 86_400_000;
const TWO_PANES = 992;

test("[ADM-20] a clerk answers the oldest question and accepts a bid, two steps at most for each", {
  tag: "@both",
}, async ({ page, signedInAs, userInput }) => {
  const shop = await createShopWithInbox();
  await signedInAs("counter", { company: shop.slug });
  await answerBoth(page, shop, userInput());
});

test("by keyboard alone", async ({ page, signedInAs, userInput }) => {
  const shop = await createShopWithInbox();
  await signedInAs("counter", { company: shop.slug });
  await answerBoth(page, shop, userInput("keyboard"));
});

test("a question and a bid lead to their part", async ({ page, signedInAs }) => {
  const shop = await createShopWithInbox();
  await signedInAs("counter", { company: shop.slug });
  await openAdmin(page, `/${shop.slug}/caixa/questions/${shop.questionId}`);
  await expect(page.getByText("Fiat Uno 2010–2014 Até chassi 123")).toBeVisible();
  await page.getByRole("link", { name: "Disco de freio", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/produtos/${shop.productId}$`));
  await openAdmin(page, `/${shop.slug}/caixa?kind=bids`);
  await page.getByRole("link", { name: "Disco de freio", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/produtos/${shop.productId}$`));
});

test("a bid below the floor is accepted only after a question", async ({ page, signedInAs }) => {
  const shop = await createShopWithInbox({ value: 30_00 });
  await signedInAs("owner", { company: shop.slug });
  await openAdmin(page, `/${shop.slug}/caixa?kind=bids`);
  const question = page.getByRole("dialog", { name: "Proposta muito baixa" });
  await page.getByRole("button", { name: "Aceitar", exact: true }).click();
  await expect(question).toContainText("R$ 30,00 por peça (-70%), abaixo do piso de R$ 80,00");
  await question.getByRole("button", { name: "Voltar" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Aceitar", exact: true }).click();
  await question.getByRole("button", { name: "Aceitar mesmo assim" }).click();
  await expect(page.getByText("Proposta aceita.")).toBeVisible();
});

test("the title of the window counts what waits", async ({ page, signedInAs }) => {
  const shop = await createShopWithInbox();
  await signedInAs("counter", { company: shop.slug });
  await openAdmin(page, `/${shop.slug}/caixa?kind=bids`);
  await expect(page).toHaveTitle(/^\(2\) .+ · Painel$/);
  await page.getByRole("button", { name: "Recusar", exact: true }).click();
  await expect(page.getByText("Proposta recusada.")).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) .+ · Painel$/);
});

test("templates that are typed do not replace those that another member saved", async ({ page, signedInAs }) => {
  const shop = await createShopWithInbox();
  await signedInAs("owner", { company: shop.slug });
  const other = await page.context().newPage();
  for (const [each, name] of [
    [page, "Prazo"],
    [other, "Garantia"],
  ] as const) {
    await openAdmin(each, `/${shop.slug}/caixa/modelos`, "Respostas prontas");
    await each.getByRole("button", { name: "Nova resposta" }).click();
    await each.keyboard.type(name);
    await expect(each.getByLabel("Nome", { exact: true })).toHaveValue(name);
    await each.getByLabel("Texto").fill("Três meses.");
  }
  await other.getByRole("button", { name: "Salvar" }).click();
  await expect(other.getByText("Respostas salvas.")).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Prazo");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Outra pessoa mudou as respostas.")).toBeVisible();
  await page.getByRole("button", { name: "Recarregar" }).click();
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Garantia");
});

test("a typed answer survives the end of the session", async ({ page, context, signedInAs }) => {
  const shop = await createShopWithInbox();
  const staff = await signedInAs("counter", { company: shop.slug });
  await openAdmin(page, `/${shop.slug}/caixa/questions/${shop.questionId}`);
  await page.getByLabel("Resposta", { exact: true }).fill("Serve, de 2010 a 2014.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await page.getByLabel("E-mail").fill(staff.email);
  await page.getByLabel("Senha", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.getByLabel("Código do autenticador").fill(staff.codeAt(new Date()));
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByLabel("Resposta", { exact: true })).toHaveValue("Serve, de 2010 a 2014.");
});

test("[ADM-102] an answer becomes the note of the rows that it is about", { tag: "@both" }, async ({
  page,
  signedInAs,
}) => {
  const shop = await createShopWithInbox();
  const entry = `/${shop.slug}/caixa/questions/${shop.questionId}`;
  await signedInAs("manager", { company: shop.slug });
  await openAdmin(page, entry);
  await page.getByLabel("Resposta", { exact: true }).fill("Só com ABS.");
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(page.getByText("Resposta enviada.")).toBeVisible();
  await openAdmin(page, entry);
  await page.getByRole("link", { name: "Pôr como observação das aplicações" }).click();
  await page.getByRole("checkbox", { name: /Uno/ }).check();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Pôr em 1 linha" }).click();
  await page
    .getByRole("button", { name: /^Salvar/ })
    .first()
    .click();
  await expect(page.getByText(/^Salvo/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Até chassi 123 · Só com ABS.").first()).toBeAttached();
});

type ShopWithInbox = { slug: string; productId: string; questionId: string };

async function answerBoth(page: Page, { slug, productId }: ShopWithInbox, user: UserInput): Promise<void> {
  await openAdmin(page, `/${slug}/caixa`, "Caixa");
  const isWide = (page.viewportSize()?.width ?? 0) >= TWO_PANES;
  if (!isWide) await page.getByRole("link", { name: "Pergunta · Maria S." }).click();
  await user.type(page.getByLabel("Resposta", { exact: true }), "Serve, de 2010 a 2014.");
  await user.press(page.getByRole("button", { name: "Enviar resposta" }));
  await expect(page.getByText("Resposta enviada.")).toBeVisible();
  expect(user.steps).toBe(2);
  const listed = await page.request.post(`${shopUrl()}/ecommerce/sale/question/list`, {
    headers: { ecommerce: slug },
    data: { product_id: productId },
  });
  expect((await listed.json()).data).toMatchObject([{ answer: "Serve, de 2010 a 2014." }]);

  await expect(page.getByRole("heading", { name: "Proposta · Maria Souza" })).toBeVisible();
  await expect(page.getByText("R$ 90,00 (-10%)")).toBeVisible();
  await user.press(page.getByRole("button", { name: "Aceitar", exact: true }));
  await expect(page.getByText("Proposta aceita.")).toBeVisible();
  expect(user.steps).toBe(3);
  await expect(page.getByText("Tudo respondido")).toBeVisible();
}

async function createShopWithInbox({ value = 90_00 } = {}): Promise<ShopWithInbox> {
  const slug = await createThemedCompany({
    header: "spaceship-one",
    header_mobile: "one",
    cor_padrao: "theme-blue",
  });
  return { slug, ...(await withShopCompany(slug, (tx) => fillInbox(tx, value))) };
}

async function fillInbox(tx: TenantTransaction, value: number) {
  const [now, customerId, suffix] = [new Date(), randomUUID(), randomUUID()];
  const customer = { id: customerId, name: "Maria Souza" };
  const account = { email: `${suffix}@example.com`, passwordHash: "", cpf: "52998224725", phone: "62991234567" };
  await tx.insert(customers).values({ ...customer, ...account, companyId: tx.companyId });
  const product = { slug: `disco-${suffix}`, sku: suffix, name: "Disco de freio", price: 100_00, stock: 5 };
  const uno = { type: 1, make: "Fiat", family: "Uno", yearFrom: 2010, yearTo: 2014, note: "Até chassi 123" } as const;
  const added = await addProduct(tx, { ...product, fitments: [uno], compatibility: "listed", createdAt: now });
  if (!added.ok) throw new Error(added.refusal);
  const productId = added.value.id;
  const createdAt = new Date(now.getTime() - 6 * DAY_MS);
  const question = await createQuestion(tx, customer, { product_id: productId, question: "Serve no Uno?" }, createdAt);
  const bid = await createBid(tx, customerId, { productId, value, quantity: 2, message: "" }, now);
  if (!question.ok || !bid.ok) throw new Error("The inbox was not filled");
  return { productId, questionId: question.value.id };
}
