import type { ProductDto } from "@pecacerta/contract/product";
import type { Locator } from "@playwright/test";
import { fillCart, registerTestCustomer, stableProducts } from "./api.ts";
import { addButton, expect, findToast, formatBrl, header, test } from "./fixtures.ts";
import { visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { chooseVehicle } from "./vehicle-picker.ts";

const buyable = ({ price, stock }: ProductDto) => price > 0 && stock > 0;

async function findSampleProduct(
  matches: (product: ProductDto) => boolean,
  company = "pecacerta",
): Promise<ProductDto> {
  const found = (await stableProducts(company)).find(matches);
  if (!found) throw new Error("The sample has no such product");
  return found;
}

test("[QV-03] [RO-01] [RO-02] visitors are asked to sign in; customers can add to the cart", async ({
  page,
  customer,
}) => {
  const product = await findSampleProduct((one) => buyable(one) && one.options.length === 0);
  const place = { path: `/products/${product.slug}`, heading: product.name };
  await visit(page, place);
  await expect(header(page).getByRole("link", { name: /Entrar/ })).toHaveAttribute("href", "/account/login");
  await expect(page.getByRole("link", { name: "Comprar", exact: true })).toHaveAttribute(
    "href",
    `/account/login?next=${encodeURIComponent(place.path)}#buy=${product.slug}`,
  );
  await expect(addButton(page)).toHaveCount(0);
  await signInByApi(page, customer);
  await visit(page, place);
  await expect(header(page).getByRole("link", { name: /Pessoa/ })).toHaveAttribute("href", "/account/dashboard");
  await expect(addButton(page)).toBeEnabled();
  await expect(page.getByRole("link", { name: "Comprar", exact: true })).toHaveCount(0);
});

test("[QV-03] [QV-06] [ER-07] products without price or stock offer a WhatsApp inquiry", async ({ page, customer }) => {
  const unavailable = [
    await findSampleProduct((one) => one.price === 0 && one.stock > 0),
    await findSampleProduct((one) => one.stock === 0 && one.price > 0),
  ];
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await signInByApi(page, customer);
    for (const { slug, name, sku } of unavailable) {
      await visit(page, { path: `/products/${slug}`, heading: name });
      const chat = page.getByRole("link", { name: "Consultar pelo WhatsApp" });
      await expect(chat).toBeVisible();
      const url = new URL((await chat.getAttribute("href")) ?? "");
      expect(url.origin + url.pathname).toBe("https://wa.me/5562900000101");
      expect(url.searchParams.get("text")).toContain(name);
      expect(url.searchParams.get("text")).toContain(sku);
      expect(url.searchParams.get("text")).toContain(`[${sku}]`);
      await expect(chat).toHaveAttribute("target", "_blank");
      await expect(chat).toHaveAttribute("rel", /noopener/);
      await expect(addButton(page)).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Comprar", exact: true })).toHaveCount(0);
    }
  }
});

test("[QV-04] prices are shown for products that can be bought or are reduced", async ({ page }) => {
  const cases = [
    [await findSampleProduct((one) => buyable(one) && one.compareAtPrice === null), true],
    [await findSampleProduct((one) => buyable(one) && one.compareAtPrice !== null), true],
    [await findSampleProduct((one) => one.stock === 0 && one.compareAtPrice === null), false],
    [await findSampleProduct((one) => one.price === 0), false],
    [await findSampleProduct((one) => one.stock === 0 && one.compareAtPrice !== null), true],
  ] as const;
  for (const [product, isShown] of cases) {
    await visit(page, { path: `/products/${product.slug}`, heading: product.name });
    const offer = page.locator("main .offer-box");
    if (isShown) await expect(offer.getByText(formatBrl(product.price)).first()).toBeVisible();
    else await expect(offer).not.toContainText("R$ ");
    await expect(offer.getByText("Preço sob consulta")).toHaveCount(isShown ? 0 : 1);
    if (product.compareAtPrice && isShown)
      await expect(offer.locator("s")).toHaveText(formatBrl(product.compareAtPrice));
  }
});

test("[ER-03] [QV-06] a company without WhatsApp shows its phone number", async ({ page }) => {
  const product = await findSampleProduct(({ stock }) => stock === 0, "diesel-sul");
  await visit(page, { path: `/products/${product.slug}?company=diesel-sul`, heading: product.name });
  await expect(page.locator('a[href^="https://wa.me/"]')).toHaveCount(0);
  await page.getByRole("button", { name: "Consultar pelo WhatsApp" }).click();
  await expect(findToast(page, "Esta loja não tem WhatsApp. Ligue para (54) 90000-0300.")).toBeVisible();
});

test("[QV-07] [PR-06] [PR-07] options are single choices, and a white swatch is visible on white", async ({ page }) => {
  const customer = await registerTestCustomer();
  const product = await findSampleProduct(
    (one) => buyable(one) && one.options.some(({ values }) => values.some((v) => v.slug === "white")),
  );
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${product.slug}`, heading: product.name });
  const color = page.getByRole("group", { name: "Cor" });
  const choices = color.getByRole("radio");
  await expect(choices).toHaveCount(product.options.find(({ slug }) => slug === "color")?.values.length ?? 0);
  for (const choice of await choices.all()) await expect(choice).not.toBeChecked();
  await color.getByText("Branco", { exact: true }).click();
  await color.getByText("Preto", { exact: true }).click();
  await expect(color.getByRole("radio", { name: "Branco" })).not.toBeChecked();
  await expect(color.getByRole("radio", { name: "Preto" })).toBeChecked();
  const [white, black] = [color.locator("label", { hasText: "Branco" }), color.locator("label", { hasText: "Preto" })];
  await expect(white.locator(".option-white")).toHaveCount(1);
  await expect(black.locator(".option-white")).toHaveCount(0);
});

test("[ER-07] WhatsApp drafts name product, cart and vehicle; the chat button moves aside for the buy button", async ({
  page,
  customer,
}) => {
  const product = await findSampleProduct((one) => buyable(one) && one.options.length === 0);
  await fillCart(customer, { slug: product.slug, quantity: 2 });
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${product.slug}`, heading: product.name });
  const chatText = async (chat: Locator) => new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  const chatButton = page.locator(".whatsapp-float");
  await expect.poll(() => chatText(chatButton)).toContain(product.name);
  const buy = page.locator("main [data-buy-row] .button");
  const distanceToButton = async () => ((await buy.boundingBox())?.y ?? 0) - ((await chatButton.boundingBox())?.y ?? 0);
  const expectChatMovesAside = async () => {
    // A viewport that ends at the buy button.
    const { y = 0, height = 0 } = (await buy.boundingBox()) ?? {};
    await page.setViewportSize({ width: 1280, height: Math.ceil(y + height + 16) });
    await expect.poll(distanceToButton).toBeGreaterThan(56);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(chatButton).not.toHaveAttribute("data-aside");
  };
  await expectChatMovesAside();
  await chooseVehicle(page);
  await expect.poll(() => chatText(chatButton)).toMatch(/Meu veículo: Gol.* 2014\n\[/);
  expect(await chatText(chatButton)).toMatch(new RegExp(`\\[${product.sku} \\| \\d{6}-\\d/2014-\\d\\]$`));
  await visit(page, { path: "/cart", heading: /^Carrinho/ });
  await expectChatMovesAside();
  const chat = page.getByRole("link", { name: "Tirar dúvida pelo WhatsApp" });
  await expect.poll(() => chatText(chat)).toMatch(new RegExp(`\\[2x${product.sku} \\| \\d{6}-\\d/2014-\\d\\]$`));
});
