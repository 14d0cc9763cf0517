import type { Page } from "@playwright/test";
import { placeOrderByApi } from "./api.ts";
import { findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";

const DISC = "disco-de-freio-dianteiro-honda-civic-2007-a-2011-discoreto";

async function trackOrder(page: Page, number: string, email: string): Promise<void> {
  await page.getByLabel("Número do pedido").fill(number);
  await page.locator("main").getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Acompanhar" }).click();
}

test("[OR-04] [RT-08] order number and e-mail show the status; a wrong one of either shows nothing", {
  tag: "@phone",
}, async ({ page, customer }) => {
  const { number } = await placeOrderByApi(customer, { slug: DISC });
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
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
});
