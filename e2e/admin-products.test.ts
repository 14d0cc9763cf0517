import { randomUUID } from "node:crypto";
import { addProducts } from "@pecacerta/server/catalog/products/commands";
import type { Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { withShopCompany } from "./admin-staff.ts";
import { expect } from "./fixtures.ts";

const COMPANY = "pecacerta";
// The gate runs the journeys with an ID, on the phone.
const DEVICES = [
  { device: "pointer", ids: ["[ADM-60] [ADM-61] ", "[ADM-62] ", "[ADM-63] "], tag: "@both" },
  { device: "keyboard", ids: ["", "", ""], tag: "@desktop" },
] as const;

type Prices = readonly number[];

/** Parts of a brand of their own, as other tests change the sample's. */
async function addParts(prices: Prices, { published = true } = {}) {
  const mark = randomUUID().slice(0, 8);
  const parts = prices.map((price, index) => ({
    ...{ name: `Bucha ${mark} ${index + 1}`, sku: `JB-${mark}-${index + 1}`, slug: `bucha-${mark}-${index + 1}` },
    ...{ brand: `Jornada ${mark}`, price, stock: 3, published, createdAt: new Date() },
  }));
  await withShopCompany(COMPANY, (tx) => addProducts(tx, parts));
  return { mark, parts, brand: `Jornada ${mark}` };
}

const rows = (page: Page) => page.locator("[data-list-row]");
const prices = (page: Page) => rows(page).locator(".product-price").allTextContents();

for (const {
  device,
  ids: [list, bulk, price],
  tag,
} of DEVICES) {
  test(`${list}${device}: a draft is found by its number and selected`, { tag }, async ({
    page,
    signedInAs,
    userInput,
  }) => {
    const { parts } = await addParts([10_00, 20_00], { published: false });
    await signedInAs("catalog");
    await openAdmin(page, `/${COMPANY}/produtos?view=draft&sort=name`, "Produtos");
    const user = userInput(device);
    await user.type(page.getByRole("textbox", { name: "Buscar produto" }), parts[1]?.sku ?? "");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("Rascunho");
    await user.press(page.getByRole("checkbox", { name: `Selecionar produto ${parts[1]?.name}` }));
    await expect(page.getByRole("region", { name: "Seleção" })).toContainText("1 selecionado");
  });

  test(`${bulk}${device}: a brand is raised by 8 %, ending in ,90, in 5 steps, and undone in one`, {
    tag,
  }, async ({ page, signedInAs, userInput, isMobile }) => {
    const { brand } = await addParts([10_00, 57_30, 99_90]);
    await signedInAs("catalog");
    await openAdmin(page, `/${COMPANY}/produtos?sort=price`, "Produtos");
    if (isMobile) await page.getByText("Filtros", { exact: true }).click();
    const user = userInput(device);
    await user.select(page.getByLabel("Marca", { exact: true }), brand);
    await expect(rows(page)).toHaveCount(3);
    await user.press(page.getByRole("button", { name: "Mudar todos (3)" }));
    const dialog = page.getByRole("dialog", { name: "Mudar 3 produtos" });
    await user.type(dialog.getByLabel("Quanto"), "8");
    await user.select(dialog.getByLabel("Final"), "Terminar em ,90");
    await expect(dialog.getByRole("row").nth(1)).toContainText("R$ 10,90");
    await user.press(dialog.getByRole("button", { name: "Aplicar a 3 produtos" }));
    expect(user.steps).toBe(5);
    await expect(page.getByText("3 produtos mudaram.")).toBeVisible();
    await expect.poll(() => prices(page)).toEqual(["R$ 10,90", "R$ 61,90", "R$ 107,90"]);
    await user.press(page.getByRole("button", { name: "Desfazer" }));
    await expect(page.getByText("3 produtos voltaram ao que eram.")).toBeVisible();
    await expect.poll(() => prices(page)).toEqual(["R$ 10,00", "R$ 57,30", "R$ 99,90"]);
  });

  test(`${price}${device}: one price is changed in 3 steps, and undone`, { tag }, async ({
    page,
    signedInAs,
    userInput,
    isMobile,
  }) => {
    const { parts, mark } = await addParts([10_00]);
    await signedInAs("catalog");
    await openAdmin(page, `/${COMPANY}/produtos?q=${mark}`, "Produtos");
    await expect(rows(page)).toHaveCount(1);
    const user = userInput(device);
    if (device === "keyboard") await user.key("Control+k");
    else await user.press(page.getByRole("button", { name: isMobile ? "Buscar" : /^Buscar Ctrl/ }));
    await user.typeHere(`${parts[0]?.sku} 12,90`);
    const option = page.getByRole("option", { name: /^De R\$ 10,00 para R\$ 12,90/ });
    await expect(option).toHaveAttribute("aria-selected", "true");
    if (device === "keyboard") await user.key("Enter");
    else await user.press(option);
    expect(user.steps).toBe(3);
    await expect.poll(() => prices(page)).toEqual(["R$ 12,90"]);
    // The fixture lets pointers through toasts.
    await page.getByRole("button", { name: "Desfazer" }).press("Enter");
    await expect.poll(() => prices(page)).toEqual(["R$ 10,00"]);
  });
}

test("[ADM-64] cells of the grid are typed, filled down, pasted and saved together", async ({
  page,
  signedInAs,
  userInput,
}) => {
  const { mark } = await addParts([10_00, 20_00, 30_00]);
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos/grade?q=${mark}&sort=name`, "Grade de produtos");
  const cell = (row: number, column: number) => page.getByRole("row").nth(row).getByRole("gridcell").nth(column);
  await expect(cell(3, 3)).toHaveText("30,00");
  const user = userInput("keyboard");
  await cell(1, 3).click();
  await page.keyboard.type("12,5");
  await user.key("Enter");
  await user.key("Control+d");
  await cell(3, 2).click();
  await cell(3, 2).evaluate((target) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "NX-9\t45,00\n");
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(cell(3, 3)).toHaveText("45,00");
  await expect(page.getByRole("button", { name: "Salvar 3 produtos" })).toBeVisible();
  await user.key("Control+s");
  await expect(page.getByText("3 produtos salvos.")).toBeVisible();
  for (const [row, price] of [
    [1, "12,50"],
    [2, "12,50"],
    [3, "45,00"],
  ] as const)
    await expect(cell(row, 3)).toHaveText(price);
  await page.reload();
  await expect(cell(3, 2)).toHaveText("NX-9");
});
