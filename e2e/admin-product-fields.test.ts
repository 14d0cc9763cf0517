import { randomUUID } from "node:crypto";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { expect } from "./fixtures.ts";

test("a field says once what is wrong, and a change in its description alone", async ({ page, signedInAs }) => {
  await signedInAs("manager");
  await openAdmin(page, "/pecacerta/produtos/novo", "Novo produto");
  await page.getByLabel("Nome", { exact: true }).fill("Filtro de teste");
  await page.getByLabel("SKU").fill(`FT-${randomUUID().slice(0, 12)}`);
  await page.getByRole("button", { name: "Criar rascunho" }).click();
  await page.getByRole("textbox", { name: "Preço", exact: true }).fill("10");
  const compareAt = page.getByRole("textbox", { name: "Preço de", exact: true });
  await compareAt.fill("1");
  await expect(compareAt).toHaveAccessibleDescription("alterado Deve ser maior que o preço para aparecer riscado.");
  await page.keyboard.press("Control+s");
  await expect(compareAt).toHaveAccessibleDescription("alterado Digite um valor maior que o preço.");
  await expect(page.getByText("Deve ser maior que o preço para aparecer riscado.")).toBeHidden();
  const categories = page.getByRole("combobox", { name: "Categorias", exact: true });
  await categories.fill("filtros de oleo");
  await expect(page.getByRole("option", { name: /Filtros de óleo$/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(categories).toHaveAccessibleDescription("alterado");
});
