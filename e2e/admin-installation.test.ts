import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { shopUrl } from "./api.ts";
import { expect } from "./fixtures.ts";
import type { UserInput } from "./user-input.ts";

const MOST_STEPS = 4;

for (const device of ["pointer", "keyboard"] as const)
  test(`[ADM-50] an operator opens a company in four steps, suspends and resumes it, by ${device}`, {
    tag: "@both",
  }, async ({ page, signedInAs, userInput }) => {
    await signedInAs("operator");
    const slug = await openCompany(page, userInput(device));
    const user = userInput(device);
    await page.getByRole("link", { name: slug }).click();
    await user.type(page.getByLabel("Motivo", { exact: true }), "Contrato encerrado");
    await user.press(page.getByRole("button", { name: "Suspender empresa" }));
    await expect(page.getByRole("button", { name: "Reabrir empresa" })).toBeVisible();
    const visit = async () => (await page.request.get(`${shopUrl()}/?company=${slug}`)).status();
    expect(await visit()).toBe(503);
    await user.press(page.getByRole("button", { name: "Reabrir empresa" }));
    await expect(page.getByRole("button", { name: "Suspender empresa" })).toBeVisible();
    expect(await visit()).toBe(200);
  });

async function openCompany(page: Page, user: UserInput): Promise<string> {
  const name = `Loja ${randomUUID()}`;
  await openAdmin(page, "/instalacao", "Empresas da instalação");
  await user.press(page.getByRole("link", { name: "Abrir empresa" }));
  await user.type(page.getByLabel("Nome da loja"), name);
  await user.type(page.getByLabel("E-mail da primeira pessoa dona"), `${randomUUID()}@example.com`);
  await user.press(page.getByRole("button", { name: "Abrir empresa" }));
  await expect(page.getByText("/painel/convite#")).toBeVisible();
  expect(user.steps).toBeLessThanOrEqual(MOST_STEPS);
  return name.toLowerCase().replace(" ", "-");
}
