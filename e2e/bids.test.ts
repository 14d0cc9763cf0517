import type { ProductDto } from "@pecacerta/contract/product";
import { partIdentity } from "@pecacerta/rules/part-number";
import type { Locator, Page } from "@playwright/test";
import { apiToken, callApi, fetchProduct, placeOrderByApi } from "./api.ts";
import { findViolations } from "./axe.ts";
import { cartLines, expect, expectedTotals, expectTotals, fillSignInForm, formatBrl, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";
import { acceptBidAsSeller, counterBidAsSeller } from "./seller-actions.ts";
import { signInByApi } from "./sign-in-by-api.ts";

// No test changes the price or stock of this product.
const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";

const bidLink = (within: Page | Locator, name: string): Locator => within.getByRole("link", { name, exact: true });
const row = (page: Page, { name }: ProductDto): Locator =>
  page.locator("main li").filter({ has: page.getByRole("link", { name, exact: true }) });

test("[PR-11] [RT-16] [RO-02] [VA-07] a customer makes a bid, and product page and quick view link to it", async ({
  page,
  customer,
}) => {
  const product = await fetchProduct(PADS);
  const path = `/products/${product.slug}/bid`;
  await visit(page, { path: `/products/${product.slug}`, heading: product.name });
  await bidLink(page.locator("main"), "Fazer proposta").click();
  // Visitors sign in first and come back.
  await expect(page).toHaveURL(`/account/login?next=${encodeURIComponent(path)}`);
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fazer proposta");
  await expect(page.locator("main").getByText(formatBrl(product.price), { exact: true })).toBeVisible();
  await expect(page.locator("main section").first()).toContainText(partIdentity(product));

  const priceField = page.getByLabel("Sua proposta por unidade");
  const submit = page.getByRole("button", { name: "Enviar proposta" });
  await priceField.fill("999.999,00");
  await page.getByLabel("Quantidade").fill("0");
  await submit.click();
  await expect(priceField).toHaveAccessibleDescription(/maior que zero/);
  await expect(page.getByLabel("Quantidade")).toHaveAccessibleDescription(/de 1 a 999/);
  expect(await findViolations(page)).toEqual([]);

  await priceField.fill("10000");
  await expect(priceField).toHaveValue("100,00");
  await priceField.fill("");
  await priceField.pressSequentially("850");
  await expect(priceField).toHaveValue("8,50");
  await page.getByLabel("Quantidade").fill("3");
  await page.getByLabel(/^Mensagem/).fill("Levo <b>três</b>.");
  await expect(page.locator("main form").getByText(formatBrl(2550), { exact: true })).toBeVisible();
  await submit.click();
  await expect(page.getByRole("status").filter({ hasText: "Proposta enviada" })).toBeFocused();
  const bidList = page.getByRole("list", { name: "Sua proposta" });
  for (const text of [`3 × ${formatBrl(850)}`, formatBrl(2550), "Aguardando a loja", "Levo <b>três</b>."])
    await expect(bidList.getByText(text, { exact: true })).toBeVisible();
  await expect(priceField).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  await page.getByRole("link", { name: "Ver todas as minhas propostas" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Minhas propostas");
  await expect(row(page, product)).toContainText("Aguardando a loja");
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  await page.goto(`/products#ver=${product.slug}`);
  await expect(bidLink(page.getByRole("dialog"), "Ver sua proposta")).toBeVisible();
  await visit(page, { path: `/products/${product.slug}`, heading: product.name });
  await bidLink(page.locator("main"), "Ver sua proposta").click();
  await expect(bidList).toBeVisible();
});

test("[VA-07] a pasted bid is the amount that was copied", async ({ page, customer }) => {
  await signInByApi(page, customer);
  await page.goto(`/products/${PADS}/bid`);
  const value = page.getByLabel("Sua proposta por unidade");
  const message = page.getByLabel(/^Mensagem/);
  for (const [copied, shown] of [
    ["R$ 1.234", "1.234,00"],
    ["65,5", "65,50"],
    ["65", "65,00"],
  ] as const) {
    await message.fill(copied);
    await message.press("ControlOrMeta+a");
    await message.press("ControlOrMeta+x");
    await value.press("ControlOrMeta+a");
    await value.press("ControlOrMeta+v");
    await expect(value).toHaveValue(shown);
  }
  await value.press("Tab");
  await expect(page.locator("main form").getByText(formatBrl(6500), { exact: true })).toBeVisible();
});

test("[PR-11] the pages show that there are no bids, and that loading failed", async ({ page, customer }) => {
  const product = await fetchProduct(PADS);
  await signInByApi(page, customer);
  await page.route("**/user/bid/list", (route) =>
    route.fulfill({ status: 429, json: { message: "TOO_MANY_REQUESTS" } }),
  );
  await page.goto("/account/bid");
  await expect(page.getByRole("alert")).toContainText("Não foi possível carregar");
  await page.unroute("**/user/bid/list");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByText("Você ainda não fez nenhuma proposta")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const bidResponse = page.waitForResponse(/\/user\/bid\/product\//);
  await visit(page, { path: `/products/${product.slug}`, heading: product.name });
  expect(await (await bidResponse).json()).toEqual({ data: [] });
  await expect(bidLink(page.locator("main"), "Fazer proposta")).toBeVisible();
});

test("[PR-11] a bid can be withdrawn, and the seller's counter-bid accepted", async ({ page, customer }) => {
  const product = await fetchProduct(PADS);
  const token = await apiToken(customer);
  const createBid = async (priceField: number) => {
    const body = { product_id: product.id, value: priceField, quantity: 2 };
    return (await callApi("POST /user/bid/insert", { token, body })).data.id;
  };
  await createBid(8);
  await signInByApi(page, customer);
  await visit(page, { path: "/account/bid", heading: "Minhas propostas" });
  await row(page, product).getByRole("button", { name: "Retirar proposta" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirar proposta" }).click();
  await expect(row(page, product)).toContainText("Você retirou esta proposta.");
  await expect(row(page, product).getByRole("button")).toHaveCount(0);
  await counterBidAsSeller(await createBid(9), 950);
  await page.reload();
  const newestBid = row(page, product).first();
  await expect(newestBid).toContainText("A loja pede R$ 9,50 por unidade.");
  expect(await findViolations(page)).toEqual([]);
  await newestBid.getByRole("button", { name: "Aceitar R$ 9,50 por unidade" }).click();
  await expect(newestBid).toContainText("Aceita");
  await newestBid.getByRole("link", { name: "Ir ao carrinho" }).click();
  await expectTotals(page, expectedTotals([9_50, 2]));
});

test("[PR-11] an accepted bid is ordered at its price", async ({ page, customer }) => {
  const product = await fetchProduct(PADS);
  const token = await apiToken(customer);
  const body = { product_id: product.id, value: 9.5, quantity: 2 };
  const { data: bid } = await callApi("POST /user/bid/insert", { token, body });
  await acceptBidAsSeller(bid.id);
  await signInByApi(page, customer);
  await visit(page, { path: "/account/bid", heading: "Minhas propostas" });
  await expect(row(page, product)).toContainText("Aceita");
  expect(await findViolations(page)).toEqual([]);
  await row(page, product).getByRole("link", { name: "Ir ao carrinho" }).click();
  await expect(cartLines(page)).toContainText([product.name]);
  await expect(cartLines(page)).toContainText(["Preço combinado na sua proposta"]);
  await expectTotals(page, expectedTotals([9_50, 2]));
  const { number } = await placeOrderByApi(customer, { slug: product.slug, quantity: 2 });
  await visit(page, { path: "/account/bid", heading: "Minhas propostas" });
  await row(page, product)
    .getByRole("link", { name: `Ver pedido ${number}` })
    .click();
  await expectTotals(page, expectedTotals([9_50, 2]));
});
