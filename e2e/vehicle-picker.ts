import { expect, type Locator, type Page } from "@playwright/test";
import { callApi } from "./api.ts";

export type TestVehicle = { type: string; brand: string; model: string; year: string };

export const GOL: TestVehicle = { type: "Carro", brand: "Volkswagen", model: "Gol Power 1.6", year: "2014" };
export const HONDA: TestVehicle = { type: "Moto", brand: "Honda", model: "CG 160 Start", year: "2020" };

const ONIX = { year: "2015", make: "GM - Chevrolet", model: "Onix Hatch LT 1.0 8V FlexPower 5p Mec." };

/** The id of another vehicle than the ones that tests choose. */
export async function findOnixId(): Promise<string> {
  const { data } = await callApi(`GET /vehicles?${new URLSearchParams(ONIX)}`);
  return data[0].id;
}

export const pickerButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: /^(Escolha seu veículo|Seu veículo)/ });

export const picker = (page: Page): Locator => page.locator("#vehicle-drop");

export const vehicleField = (within: Locator, name: string): Locator =>
  within.getByRole("combobox", { name, exact: true });

export async function chooseOption(within: Locator, name: string, text: string): Promise<void> {
  await expect(vehicleField(within, name)).toBeEnabled();
  // Open it first: filling in the current value triggers no event.
  await vehicleField(within, name).click();
  await vehicleField(within, name).fill(text);
  await within.getByRole("option", { name: text }).first().click();
  await expect(vehicleField(within, name)).toHaveValue(new RegExp(text.replace(/[()]/g, "\\$&"), "i"));
}

export async function fillVehicle(within: Locator, { type, brand, model, year }: TestVehicle): Promise<void> {
  await expect(within.locator("input[role=combobox]").first()).toBeVisible();
  if ((await vehicleField(within, "Tipo de veículo").count()) > 0) await chooseOption(within, "Tipo de veículo", type);
  await chooseOption(within, "Marca", brand);
  await chooseOption(within, "Modelo", model);
  await chooseOption(within, "Ano", year);
}

export async function findByVin(within: Locator, vin: string): Promise<void> {
  const field = within.getByRole("textbox", { name: "Chassi (VIN)" });
  if (!(await field.isVisible())) await within.getByText("Tenho o número do chassi").click();
  await field.fill(vin);
  await within.getByRole("button", { name: "Buscar veículo" }).click();
}

export async function chooseVehicle(page: Page, choice: TestVehicle = GOL): Promise<void> {
  await pickerButton(page).click();
  await fillVehicle(picker(page), choice);
  await picker(page).locator("form").getByRole("button").first().click();
  await expect(pickerButton(page)).toContainText(`Seu veículo: `);
  await page.keyboard.press("Escape");
  await expect(picker(page)).toBeHidden();
}
