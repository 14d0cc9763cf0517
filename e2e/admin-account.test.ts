import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { expect } from "./fixtures.ts";

for (const device of ["pointer", "keyboard"] as const)
  test(`[ADM-40] an owner invites a clerk in two steps by ${device}`, {
    tag: "@both",
  }, async ({ page, signedInAs, userInput }) => {
    await signedInAs("owner");
    await openAdmin(page, "/pecacerta/ajustes/equipe", "Equipe");
    const [user, email] = [userInput(device), `balcao-${randomUUID()}@example.com`];
    await user.type(page.getByLabel("E-mail", { exact: true }), email);
    await expect(page.getByLabel("Função").locator("option:checked")).toHaveText("balcão");
    await user.press(page.getByRole("button", { name: "Enviar convite" }));
    await expect(page.getByRole("button", { name: `Cancelar o convite de ${email}` })).toBeVisible();
    expect(user.steps).toBe(2);
  });

test("[ADM-41] an owner makes a passkey and signs in with it alone", async ({ page, signedInAs }) => {
  await addVirtualAuthenticator(page);
  await signedInAs("owner");
  await openAdmin(page, "/conta", "Minha conta");
  await page.getByRole("button", { name: "Criar chave neste aparelho" }).click();
  await expect(page.getByRole("button", { name: /^Excluir a chave de acesso/ })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sair" }).click();
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Olá/);
});

test("an owner switches off the mail of each new order", async ({ page, signedInAs }) => {
  await signedInAs("owner");
  await openAdmin(page, "/conta", "Minha conta");
  const mail = page.getByLabel("A cada novo pedido").first();
  await expect(mail).toBeChecked();
  for (const isOn of [false, true]) {
    await mail.click();
    await expect(page.getByText("Avisos salvos.").first()).toBeVisible();
    await expect(mail).toBeChecked({ checked: isOn });
    await page.reload();
    await expect(mail).toBeChecked({ checked: isOn });
  }
});

test("an invitation's link that the browser does not copy is selected to be copied by hand", async ({
  page,
  signedInAs,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await signedInAs("owner");
  await openAdmin(page, "/pecacerta/ajustes/equipe", "Equipe");
  await page.getByLabel("E-mail", { exact: true }).fill(`balcao-${randomUUID()}@example.com`);
  await page.getByRole("button", { name: "Enviar convite" }).click();
  await page.getByRole("button", { name: "Copiar link" }).click();
  const link = page.getByRole("textbox", { name: "Não foi possível copiar" });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/\/convite#/);
});

async function addVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  const options = {
    protocol: "ctap2",
    transport: "internal",
    automaticPresenceSimulation: true,
    ...abilities,
  } as const;
  await session.send("WebAuthn.addVirtualAuthenticator", { options });
}
