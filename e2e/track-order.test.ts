import type { Page } from "@playwright/test";
import { fetchProduct, placeOrderByApi } from "./api.ts";
import { findViolations } from "./axe.ts";
import { expect, formatBrl, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";
import { shipAsSeller } from "./seller-actions.ts";

const DISC = "disco-de-freio-dianteiro-honda-civic-2007-a-2011-discoreto";

async function trackOrder(page: Page, number: string, email: string): Promise<void> {
  await page.getByLabel("Número do pedido").fill(number);
  await page.locator("main").getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Acompanhar" }).click();
}

test("[OR-04] [RT-08] order number and e-mail show items, payment and next step; a wrong one of either shows nothing", {
  tag: "@phone",
}, async ({ page, customer }) => {
  const { number, total } = await placeOrderByApi(customer, { slug: DISC });
  const { name } = await fetchProduct(DISC);
  await visit(page, { path: "/track-order", heading: "Acompanhe seu pedido" });
  await expect(page.getByLabel("Número do pedido")).toBeEnabled();
  await trackOrder(page, "abc", "sem-arroba");
  await expect(page.getByLabel("Número do pedido")).toBeFocused();
  await expect(page.getByLabel("Número do pedido")).toHaveAccessibleDescription(/./);
  await expect(page.locator("main").getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await trackOrder(page, number, "outra@example.com");
  await expect(page.getByRole("alert")).toHaveText("Pedido não encontrado.");
  await trackOrder(page, `#${number}`, customer.email.toUpperCase());
  await expect(page.getByRole("heading", { name: `Pedido ${number}` })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator(".timeline-done")).toHaveCount(1);
  const main = page.locator("main");
  await expect(main.getByText("Pedido recebido")).toBeVisible();
  await expect(main.getByText("Aguardando pagamento")).toBeVisible();
  await expect(main.getByText(/^Próximo passo: pague o Pix/)).toBeVisible();
  await expect(main.getByRole("button", { name: "Copiar código Pix" })).toBeVisible();
  await expect(main.getByRole("list", { name: "Itens do pedido" })).toContainText(name);
  await expect(main.getByText(formatBrl(Math.round(total * 100))).first()).toBeVisible();
  const steps = main.getByRole("listitem").filter({ has: page.locator(".timeline-title") });
  await expect(steps.filter({ hasText: "A seguir" })).toHaveText(/^Pagamento confirmado/);
  await expect(main.getByRole("heading", { name: "Fale com a loja" })).toBeVisible();
  await expect(main).not.toContainText("Rua das Acácias");
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
});

test("[OR-04] a shipped order shows its carrier, tracking code and the carrier's page, and no invoice", {
  tag: "@phone",
}, async ({ page, customer }) => {
  const { number } = await placeOrderByApi(customer, { slug: DISC });
  const nfeKey = "35170458716523000119550010000000121000123458";
  await shipAsSeller(Number(number), { carrier: "Correios", tracking: "AA123456785BR", nfeKey });
  await visit(page, { path: "/track-order", heading: "Acompanhe seu pedido" });
  await expect(page.getByLabel("Número do pedido")).toBeEnabled();
  await trackOrder(page, number, customer.email);
  const main = page.locator("main");
  await expect(main.getByText("Correios", { exact: true })).toBeVisible();
  await expect(main.getByText("AA123456785BR")).toBeVisible();
  await expect(main.getByRole("link", { name: "Acompanhar a entrega nos Correios" })).toHaveAttribute(
    "href",
    /AA123456785BR/,
  );
  await expect(main).not.toContainText(nfeKey);
  expect(await horizontalOverflow(page)).toBe(0);
});
