import type { Locator, Page } from "@playwright/test";
import { apiToken, callApi, fetchProduct, registerTestCustomer } from "./api.ts";
import { findViolations } from "./axe.ts";
import { expect, fillSignInForm, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";

// No other test uses the ratings of this company.
const company = "diesel-sul";
const MARKUP = '<img src=x onerror="window.hurt=1"> <script>window.hurt=1</script>';
const entries = (part: Locator) => part.locator(".comments > li");
const hasScriptRun = (page: Page) => page.evaluate(() => "hurt" in window);

/** Opens a tab; tabs exist after hydration. */
async function openTab(page: Page, name: RegExp): Promise<Locator> {
  await page.getByRole("tab", { name }).click();
  return page.getByRole("tabpanel", { name });
}

test("[LS-12] [API-14] a customer reviews a product after signing in, and the page is updated", async ({ page }) => {
  const product = await fetchProduct("bateria-para-caminhao-150-ah-900-a-voltamansa", company);
  // Fill the first page, so that one more review starts a second.
  for (let before = product.reviews; before < 8; before++) {
    const token = await apiToken(await registerTestCustomer(company));
    const body = { product_id: product.id, rating: 4, revision: "Chegou no prazo." };
    await callApi("POST /sale/review/insert", { company, token, body });
  }
  const customer = await registerTestCustomer(company);
  await visit(page, { path: `/products/${product.slug}?company=${company}#reviews`, heading: product.name });
  const reviews = await openTab(page, /^Avaliações/);
  await reviews.getByRole("button", { name: "Avaliar este produto" }).click();
  await reviews.getByRole("link", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/account\/login\?next=/);
  await fillSignInForm(page, customer);
  // Back on the page with the tab open.
  await expect(page).toHaveURL(/#reviews$/);
  await reviews.getByRole("button", { name: "Avaliar este produto" }).click();
  await reviews.getByRole("button", { name: "Enviar avaliação" }).click();
  await expect(reviews.getByText("Escolha de 1 a 5 estrelas.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await reviews.getByLabel("5 estrelas").check();
  await reviews.getByLabel("Sua avaliação").fill(`Serviu bem.\n${MARKUP}`);
  await reviews.getByRole("button", { name: "Enviar avaliação" }).click();
  await expect(reviews.getByRole("status").filter({ hasText: "já está na página" })).toBeFocused();
  await expect(entries(reviews).first()).toContainText("Pessoa");
  await expect(entries(reviews).first()).toContainText(MARKUP);
  await expect(entries(reviews)).toHaveCount(8);
  // The average is updated without a reload.
  const { rating } = await fetchProduct(product.slug, company);
  const average = page.getByRole("img", { name: `Nota ${rating.toFixed(1).replace(".", ",")} de 5` });
  await expect(average.first()).toBeVisible();
  const pager = reviews.getByRole("navigation", { name: "Páginas" });
  await expect(pager.getByRole("status")).toHaveText("Página 1 de 2");
  await pager.getByRole("button", { name: "Mais antigas" }).click();
  await expect(pager.getByRole("status")).toHaveText("Página 2 de 2");
  await expect(entries(reviews).first()).not.toContainText(MARKUP);
  expect(await hasScriptRun(page)).toBe(false);
  expect(await findViolations(page)).toEqual([]);
});

test("[LS-12] [API-15] a customer asks a question about a product, and it is published", { tag: "@phone" }, async ({
  page,
}) => {
  const product = await fetchProduct("par-de-lampadas-h7-70-w-24-v-claravia", company);
  const customer = await registerTestCustomer(company);
  await page.goto(`/account/login?company=${company}&next=/products/${product.slug}`);
  await fillSignInForm(page, customer);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
  const questions = await openTab(page, /^Perguntas/);
  await questions.getByRole("button", { name: "Fazer uma pergunta" }).click();
  await questions.getByRole("button", { name: "Enviar pergunta" }).click();
  await expect(questions.getByLabel("Sua pergunta")).toHaveAccessibleDescription(/Preencha este campo/);
  expect(await findViolations(page)).toEqual([]);
  await questions.getByLabel("Sua pergunta").fill(`Serve? ${MARKUP}`);
  await questions.getByRole("button", { name: "Enviar pergunta" }).click();
  await expect(questions.getByRole("status").filter({ hasText: "Pergunta enviada" })).toBeFocused();
  await expect(entries(questions).first()).toContainText(`Serve? ${MARKUP}`);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await hasScriptRun(page)).toBe(false);
  // The server-rendered page contains the question as text.
  await expect(async () => {
    const html = await (await page.request.get(`/products/${product.slug}?company=${company}`)).text();
    expect(html).toContain("Serve? &lt;img src=x onerror=&quot;window.hurt=1&quot;&gt;");
  }).toPass();
});
