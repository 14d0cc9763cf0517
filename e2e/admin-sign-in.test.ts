import { randomUUID } from "node:crypto";
import { authenticatorCode } from "@pecacerta/server/testing/authenticator";
import type { Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { inviteManager } from "./admin-staff.ts";
import { expect } from "./fixtures.ts";

const PASSWORD = "quatro palavras bem longas";

test("[ADM-01] a new manager accepts an invitation, sets up an authenticator and signs in with a recovery code", {
  tag: "@both",
}, async ({ page }) => {
  const email = `gerente-${randomUUID()}@example.com`;
  const token = await inviteManager(email);
  await openAdmin(page, `/convite#${token}`, "Aceitar convite");
  await page.getByLabel("Seu nome").fill("Gerente Teste");
  await page.getByLabel("Senha nova").fill(PASSWORD);
  await page.getByRole("button", { name: "Criar conta e aceitar" }).click();
  const recoveryCode = await setUpAuthenticator(page);
  await openAdmin(page, "/conta", "Minha conta");
  await page.getByRole("main").getByRole("button", { name: "Sair" }).click();

  await enterPassword(page, email);
  await page.getByRole("button", { name: "Usar um código de recuperação" }).click();
  await page.getByLabel("Código de recuperação").fill(recoveryCode);
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Olá, Gerente Teste");

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Olá, Gerente Teste");
});

test("[ADM-01] a sign-in leads back to the page that asked for it", async ({ page, context, signedInAs }) => {
  const staff = await signedInAs("counter");
  await openAdmin(page, "/conta", "Minha conta");
  await context.clearCookies();
  await page.reload();
  await enterPassword(page, staff.email, staff.password);
  await page.getByLabel("Código do autenticador").fill(staff.codeAt(new Date()));
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Minha conta");
});

test("a refused sign-in is sent again after its wait, unless the person has typed meanwhile", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(/429/);
  const sent: string[] = [];
  await page.route("**/ecommerce/admin/session", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent.push(route.request().postDataJSON().password);
    await route.fulfill({ status: 429, headers: { "retry-after": "2" }, json: { message: "TOO_MANY_REQUESTS" } });
  });
  await openAdmin(page, "/entrar", /./);
  await enterPassword(page, "alguem@example.com", "primeira senha");
  await expect.poll(() => sent).toEqual(["primeira senha", "primeira senha"]);
  await page.getByLabel("Senha", { exact: true }).fill("segunda");
  await expect(page.getByText("Você mudou o que digitou")).toBeVisible();
  await expect(page.getByText("Muitas tentativas")).toHaveCount(0);
  expect(sent).not.toContain("segunda");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect.poll(() => sent.at(-1)).toBe("segunda");
});

async function setUpAuthenticator(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Configurar autenticador" }).click();
  const secret = ((await page.locator("main code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Código do autenticador").fill(authenticatorCode(secret, new Date()));
  await page.getByRole("button", { name: "Confirmar" }).click();
  const codes = page.getByRole("listitem").filter({ has: page.locator("code") });
  await expect(codes).toHaveCount(10);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Falta proteger sua conta");
  const recoveryCode = (await codes.first().textContent()) ?? "";
  await page.getByRole("button", { name: "Já guardei" }).click();
  return recoveryCode;
}

async function enterPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await expect(page).toHaveURL(/\/painel\/entrar/);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}
