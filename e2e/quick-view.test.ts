import type { ProductDto } from "@pecacerta/contract/product";
import type { Locator, Page } from "@playwright/test";
import { fetchProduct, stableProducts } from "./api.ts";
import { findViolations } from "./axe.ts";
import { addButton, cartLink, expect, findToast, formatBrl, test } from "./fixtures.ts";
import { horizontalOverflow, visit, waitForHydration } from "./pages.ts";
import { setBrand } from "./seller-actions.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const INTERIOR = { path: "/catalog/interior-parts", heading: "Peças de interior" };
const SLUG = "capa-de-banco-courvin-universal-5-lugares-aconchega";

const dialog = (page: Page): Locator => page.getByRole("dialog");
const opener = (page: Page, { name }: Pick<ProductDto, "name">): Locator =>
  page.getByRole("button", { name: `Espiar ${name}`, exact: true });
const compare = (page: Page): Locator => dialog(page).getByRole("button", { name: "Comparar" });

async function openQuickView(page: Page, path: string, { name }: ProductDto): Promise<void> {
  await page.goto(path);
  await expect(dialog(page).getByRole("heading", { name, level: 2 })).toBeVisible();
}

test("[SH-11] [QV-01] [QV-02] [RO-01] the quick view opens over the page and closes again", {
  tag: "@phone",
}, async ({ page }) => {
  const product = await fetchProduct(SLUG);
  await visit(page, INTERIOR);
  for (const card of await page.locator("main .card").all())
    await expect(card.getByRole("button", { name: /^Espiar / })).toHaveCount(1);
  await opener(page, product).click();
  const shown = dialog(page);
  await expect(shown.getByRole("heading", { name: product.name, level: 2 })).toBeVisible();
  await expect(shown.getByRole("region", { name: `Fotos de ${product.name}` })).toBeVisible();
  await expect(shown.getByRole("link", { name: "Ampliar a foto" })).toHaveCount(0);
  for (const text of [product.sku, product.partNumber, product.excerpt, formatBrl(product.price), "Em estoque"])
    await expect(shown.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(shown.getByText(`${product.companyCity}/${product.companyState}`)).toBeVisible();
  await expect(shown.getByRole("link", { name: product.brand?.name })).toHaveAttribute(
    "href",
    `/brands/${product.brand?.slug}`,
  );
  for (const option of product.options) await expect(shown.getByRole("group", { name: option.name })).toBeVisible();
  await expect(shown.getByRole("link", { name: "Comprar", exact: true })).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
  await expect(compare(page)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  await page.keyboard.press("Escape");
  await expect(shown).toHaveCount(0);
  await expect(page).toHaveURL(INTERIOR.path);
  await expect(opener(page, product)).toBeFocused();
  await opener(page, product).press("Enter");
  await expect(shown).toBeVisible();
  await page.goBack();
  await expect(shown).toHaveCount(0);
  await expect(page).toHaveURL(INTERIOR.path);
  await opener(page, product).press("Enter");
  await expect(shown).toBeVisible();
  // The event of the earlier closing may arrive when the view is open again.
  await shown.dispatchEvent("close");
  await shown.getByRole("link", { name: "Ver detalhes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
});

test("[QV-01] [PR-10] rated products show stars and the number of reviews", async ({ page }) => {
  const ratedProduct = (await stableProducts()).find(({ reviews }) => reviews > 0) as ProductDto;
  await openQuickView(page, `/products#ver=${ratedProduct.slug}`, ratedProduct);
  const ratingText = `Nota ${ratedProduct.rating.toFixed(1).replace(".", ",").replace(",0", "")} de 5`;
  const stars = dialog(page).getByRole("img", { name: ratingText, exact: true });
  await expect(stars).toBeVisible();
  const count = ratedProduct.reviews === 1 ? "1 avaliação" : `${ratedProduct.reviews} avaliações`;
  await expect(dialog(page).getByText(count)).toBeVisible();
  // Five square stars.
  const { width, height } = (await stars.boundingBox()) ?? { width: 0, height: 1 };
  expect(Math.round(width / height)).toBe(5);
});

test("[QV-02] products without a brand show no city", async ({ page }) => {
  const slug = "vela-de-ignicao-yamaha-ybr-factor-124-cc-2009-a-2016-faisca-viva";
  const product = await fetchProduct(slug, "motopecas-norte");
  if (!product.brand) throw new Error("The sample's product has no brand");
  const path = `/products?company=motopecas-norte#ver=${product.slug}`;
  await openQuickView(page, path, product);
  await expect(dialog(page).getByText(`${product.companyCity}/${product.companyState}`)).toBeVisible();
  await setBrand(slug, "", "motopecas-norte");
  try {
    await page.goto("about:blank");
    await openQuickView(page, path, product);
    await expect(dialog(page).getByText(product.sku)).toBeVisible();
    await expect(dialog(page).getByText(`${product.companyCity}/${product.companyState}`)).toHaveCount(0);
    await expect(dialog(page).getByRole("link", { name: product.brand.name })).toHaveCount(0);
  } finally {
    await setBrand(slug, product.brand.slug, "motopecas-norte");
  }
});

test("[QV-05] [CM-01] [RO-02] customers can add products that are for sale to cart and comparison", async ({
  page,
  customer,
}) => {
  const all = await stableProducts();
  const buyable = all.find(({ price, stock, options }) => price > 0 && stock > 0 && options.length === 0) as ProductDto;
  await signInByApi(page, customer);
  for (const unavailable of [
    all.find(({ price }) => price === 0),
    all.find(({ stock }) => stock === 0),
  ] as ProductDto[]) {
    await openQuickView(page, `/products#ver=${unavailable.slug}`, unavailable);
    await expect(dialog(page).getByRole("link", { name: "Consultar pelo WhatsApp" })).toBeVisible();
    await expect(compare(page)).toHaveCount(0);
    await page.goto("about:blank");
  }
  await openQuickView(page, `/products#ver=${buyable.slug}`, buyable);
  await compare(page).click();
  await expect(findToast(page, `“${buyable.name}” foi adicionado à comparação`)).toHaveCount(1);
  await expect(dialog(page).getByRole("link", { name: "Ver comparação" })).toBeVisible();
  await addButton(page).click();
  await expect(cartLink(page)).toHaveAccessibleName(/1/);
});

test("an unknown product or invalid hash opens nothing", async ({ page }) => {
  await page.goto("/products#ver=peca-que-nao-existe");
  await expect(page).toHaveURL("/products");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goto("/products#ver=%22%3E%3Cimg%3E");
  await waitForHydration(page);
  await expect(dialog(page)).toHaveCount(0);
});
