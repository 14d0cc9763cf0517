import { expect } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { registerTestCustomer, requestApi } from "./api.ts";
import type { InputDevice } from "./user-input.ts";

const JOURNEYS = [
  ["pointer", "[ADM-30] a clerk finds a customer, writes a note and blocks the account @both"],
  ["keyboard", "a clerk does the same by keyboard alone"],
] as const satisfies readonly (readonly [InputDevice, string])[];

for (const [device, title] of JOURNEYS)
  test(title, async ({ page, signedInAs, userInput }) => {
    const customer = await registerTestCustomer();
    await signedInAs("counter");
    await openAdmin(page, `/${customer.company}/clientes`, "Clientes");
    const user = userInput(device);
    await user.type(page.getByRole("textbox", { name: "Buscar cliente" }), customer.email);
    const found = page.getByRole("main").getByRole("link", { name: customer.name });
    await expect(found).toHaveCount(1);
    await user.press(found);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(customer.name);
    await expect(page.getByText(/^\*\*\*\.\*\*\*\.\d{3}-\d{2}$/)).toBeVisible();
    await user.type(page.getByLabel("Nova nota"), "Retira no balcão");
    await user.press(page.getByRole("button", { name: "Anotar" }));
    await expect(page.getByRole("listitem").filter({ hasText: "Retira no balcão" })).toBeVisible();
    await user.press(page.getByRole("button", { name: "Bloquear" }));
    const dialog = page.getByRole("dialog", { name: `Bloquear ${customer.name}` });
    await user.type(dialog.getByLabel("Motivo"), "Pedidos falsos");
    await user.press(dialog.getByRole("button", { name: "Bloquear" }));
    await expect(page.getByRole("main").getByRole("status")).toContainText("Pedidos falsos");
    expect(user.steps).toBeLessThanOrEqual(7);
    const { company, email, password } = customer;
    const signIn = await requestApi("POST /login", { company, body: { email, password, ecommerce: company } });
    expect([signIn.status, signIn.body.message]).toEqual([403, "FORBIDDEN"]);
    await expect(page.getByRole("button", { name: "Apagar cliente" })).toHaveCount(0);
  });

test("an owner downloads what the shop knows of a customer, and erases the account", async ({ page, signedInAs }) => {
  const customer = await registerTestCustomer();
  await signedInAs("owner");
  await openAdmin(page, `/${customer.company}/clientes?q=${encodeURIComponent(customer.email)}`, "Clientes");
  await page.getByRole("main").getByRole("link", { name: customer.name }).click();
  const back = page.getByRole("link", { name: "Todos os clientes" });
  await expect(back).toHaveAttribute("href", `/painel/${customer.company}/clientes`);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar dados" }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^cliente-[0-9a-f-]{36}\.json$/);
  await page.getByRole("button", { name: "Apagar cliente" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel(/^Para confirmar/);
  await field.fill("outra@example.com");
  await dialog.getByRole("button", { name: "Apagar cliente" }).click();
  await expect(field).toHaveAccessibleDescription(/não é o deste cliente/);
  await field.fill(customer.email);
  await dialog.getByRole("button", { name: "Apagar cliente" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clientes");
  await openAdmin(page, `/${customer.company}/clientes?q=${encodeURIComponent(customer.email)}`, "Clientes");
  await expect(page.getByText("Nenhum cliente encontrado")).toBeVisible();
});
