import type { ProductDto } from "@pecacerta/contract/product";
import { callApi, fetchOrders, fetchProduct, placeOrderByApi } from "./api.ts";
import { findViolations } from "./axe.ts";
import { fillAddress } from "./checkout.ts";
import { cartLines, cartLink, expect, fillSignInForm, findToast, openCart, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";
import { chooseVehicle, GOL, pickerButton } from "./vehicle-picker.ts";

const SLUG = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const PADS = { path: "/catalog/pastilhas-de-freio/products", heading: "Pastilhas de freio" };
const FILTERED_HEADING = "Pastilhas de freio para o seu Gol 1.6 8V 2014";
const FITS_TEXT = "Serve no seu Gol 1.6 8V 2014";

test("[GR-03] with a vehicle, cards show fit verdicts, lists can be filtered, and the order stores the verdict", {
  tag: "@both",
}, async ({ page, customer }) => {
  test.slow();
  const part = await fetchProduct(SLUG);
  const main = page.locator("main");
  const heading = page.getByRole("heading", { level: 1 });
  // Two brands use the same name, so match by URL.
  const card = main.locator(".card").filter({ has: page.locator(`a[href="/products/${SLUG}"]`) });
  const verdicts = main.locator(".card [data-verdict]");

  await test.step("cards show verdicts", async () => {
    await visit(page, PADS);
    await expect(verdicts).toHaveCount(0);
    await chooseVehicle(page, GOL);
    await expect(verdicts).toHaveCount(16);
    // The list is replaced by one that begins with what fits.
    await expect(page).toHaveURL(/\?for_vehicle=[-0-9a-f]{36}$/);
    await expect(verdicts.nth(0)).toHaveText("Serve no seu Gol");
    await expect(verdicts.nth(1)).toHaveText("Serve no seu Gol");
    await expect(card.locator("[data-verdict]")).toHaveText("Serve no seu Gol");
    await expect(verdicts.filter({ hasText: "Não serve no seu Gol" })).not.toHaveCount(0);
    const countTruncated = (all: Element[]) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
    expect(await verdicts.locator(".fit-words").evaluateAll(countTruncated)).toBe(0);
    expect(await horizontalOverflow(page)).toBe(0);
    expect.soft(await findViolations(page), "cards").toEqual([]);
  });

  await test.step("the list is filtered by vehicle, with history", async () => {
    const toggle = main.getByRole("link", { name: "Só o que serve no meu Gol 1.6 8V 2014" });
    await expect(toggle).not.toHaveAttribute("aria-current");
    await toggle.click();
    await expect(heading).toHaveText(FILTERED_HEADING);
    await expect(toggle).toHaveAttribute("aria-current", "true");
    await expect(page).toHaveURL(/\?filter_vehicle=([-0-9a-f]{36})&for_vehicle=\1$/);
    await expect(verdicts).toHaveText(["Serve no seu Gol", "Serve no seu Gol"]);
    await page.goBack();
    await expect(heading).toHaveText(PADS.heading);
    await expect(verdicts).toHaveCount(16);
    await page.goForward();
    await expect(heading).toHaveText(FILTERED_HEADING);
    await expect(verdicts).toHaveCount(2);
    await main.getByRole("list", { name: "Filtros ativos" }).getByRole("link").first().click();
    await expect(heading).toHaveText(PADS.heading);
  });

  await test.step("the quick view shows the verdict with its source", async () => {
    await card.getByRole("button", { name: /^Espiar/ }).click();
    const quickView = page.getByRole("dialog", { name: part.name });
    await expect(quickView.locator("[data-verdict=serves]")).toContainText(FITS_TEXT);
    await expect(quickView.locator("[data-verdict=serves]")).toContainText("Fonte: ");
    expect.soft(await findViolations(page), "quick view").toEqual([]);
    await page.keyboard.press("Escape");
    await expect(quickView).toBeHidden();
  });

  await test.step("the fitment table marks the chosen vehicle and can be searched", async () => {
    await card.getByRole("link", { name: part.name }).click();
    await expect(heading).toHaveText(part.name);
    await expect(main.locator(".offer [data-verdict=serves]")).toContainText(FITS_TEXT);
    await main.getByRole("tab", { name: "Aplicação" }).click();
    const table = main.locator("#fitment").getByRole("table");
    await expect(table.locator("[aria-current=true]")).toContainText("Seu veículo");
    await expect(table.getByRole("rowheader")).toHaveText([/Gol$/, /Saveiro$/, /Voyage$/]);
    const search = main.getByLabel("Filtrar por marca, modelo, motor ou ano");
    await search.fill("voyage 2013");
    await expect(table.getByRole("rowheader")).toHaveText([/Voyage$/]);
    await search.fill("gol");
    await expect(table.getByRole("rowheader")).toHaveText([/Gol$/]);
    expect.soft(await findViolations(page), "table").toEqual([]);
    await search.fill("voyage 1999");
    await expect(main.getByText("Nenhum veículo com esse texto.")).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
  });

  await test.step("cart, checkout and order show the verdict", async () => {
    await main.locator("#buy").getByRole("link", { name: "Comprar", exact: true }).click();
    await page.getByRole("dialog").getByText("Já tenho conta").click();
    await fillSignInForm(page, customer);
    await expect(findToast(page, `“${part.name}” está no carrinho`)).toBeVisible();
    const { data } = await callApi("GET /products?category=pastilhas-de-freio&limit=48&sort=name_asc");
    const ofAnotherCar = data.items.find(({ slug, stock }: ProductDto) => slug.includes("fiat") && stock > 5);
    await page.goto(`/products/${ofAnotherCar.slug}`);
    await main.locator("#buy").getByRole("button", { name: "Adicionar ao carrinho", exact: true }).click();
    const warning = findToast(page, /Foi para o carrinho, mas não serve no seu Gol 1\.6 8V 2014: /);
    await expect(warning).toBeVisible();
    await warning.getByRole("button", { name: "Desfazer" }).press("Enter");
    await openCart(page);
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(page)).toContainText(`Travaboa · ${part.partNumber} · SKU ${part.sku}`);
    await expect(cartLines(page).locator("[data-verdict]")).toHaveText(FITS_TEXT);
    expect.soft(await findViolations(page), "cart").toEqual([]);
    await page.getByRole("link", { name: "Finalizar compra" }).click();
    await expect(page).toHaveURL("/cart/checkout");
    await expect(page.getByRole("region", { name: "Resumo" }).locator("[data-verdict]")).toHaveText(FITS_TEXT);
    await fillAddress(page);
    await page.getByRole("button", { name: "Fazer pedido" }).click();
    await expect(heading).toHaveText("Pedido feito!");
    await page.getByRole("button", { name: /^Deixar de usar o veículo/ }).click();
    await expect(pickerButton(page)).toHaveText("Escolha seu veículo");
    const [order] = await fetchOrders(customer);
    await visit(page, { path: `/account/orders/${order.number}`, heading: `Pedido ${order.number}` });
    const items = page.getByRole("list", { name: "Itens do pedido" });
    await expect(items.locator("[data-verdict]")).toHaveText(FITS_TEXT);
  });
});

test("[GR-03] of several parts at once, those that do not fit are named instead of a success", async ({
  page,
  customer,
}) => {
  const { data } = await callApi("GET /products?category=pastilhas-de-freio&limit=48&sort=name_asc");
  const [one, other, ordered] = data.items.filter(({ slug, stock }: ProductDto) => slug.includes("fiat") && stock > 5);
  const { number } = await placeOrderByApi(customer, { slug: ordered.slug });
  const warning = (names: string) => findToast(page, `não serve no seu Gol 1.6 8V 2014: ${names}`);
  const success = findToast(page, /estão no carrinho/);
  await visit(page, PADS);
  await chooseVehicle(page, GOL);

  for (const { slug } of [one, other]) {
    await page.goto(`/products/${slug}`);
    await page.locator("#buy").getByRole("link", { name: "Comprar", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }
  await page.getByRole("dialog").getByText("Já tenho conta").click();
  await fillSignInForm(page, customer);
  await expect(warning(`${one.name}, ${other.name}`)).toBeVisible();
  await expect(success).toHaveCount(0);
  await warning(one.name).getByRole("button", { name: "Desfazer" }).press("Enter");
  await expect(cartLink(page)).not.toContainText(/[12] ite/);

  await visit(page, { path: `/account/orders/${number}`, heading: `Pedido ${number}` });
  await page.getByRole("button", { name: "Comprar de novo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Carrinho/);
  await expect(warning(ordered.name)).toBeVisible();
  await expect(success).toHaveCount(0);
  await expect(cartLines(page)).toHaveCount(1);
});
