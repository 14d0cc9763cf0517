import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { formatTaxId } from "@pecacerta/rules/tax-id";
import { PHONE_WRITINGS, POSTCODE_WRITINGS, TAX_ID_WRITINGS } from "@pecacerta/rules/testing/field-writings";
import type { Page } from "@playwright/test";
import { enterTexts } from "./enter-texts.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const signs = (text: string) => text.replace(/[^\dA-Za-z]/g, "");

const FIELDS = {
  "Telefone com DDD": [PHONE_WRITINGS, formatPhone],
  "Seu telefone (opcional)": [PHONE_WRITINGS, formatPhone],
  CEP: [POSTCODE_WRITINGS, formatPostcode],
  "CPF ou CNPJ": [TAX_ID_WRITINGS, formatTaxId],
} as const;

/** Expects what the rule accepts as it is usually written, and all signs of any other text. */
async function expectNothingLost(page: Page, label: keyof typeof FIELDS): Promise<void> {
  const [writings, format] = FIELDS[label];
  const field = page.locator("main").getByLabel(label, { exact: true });
  await expect(field).toBeEnabled();
  const texts = writings.map(({ typed }) => typed);
  const expected = writings.map(({ typed, stored }) => (stored === undefined ? signs(typed) : format(stored)));
  for (const entries of await field.evaluate(enterTexts, { texts })) {
    const values = entries.map(({ shown }) => shown);
    expect(values.map((value, at) => (writings[at]?.stored === undefined ? signs(value) : value))).toEqual(expected);
  }
}

const REGISTER = { path: "/account/register", heading: "Crie sua conta" };
const CONTACT = { path: "/contact-us", heading: "Fale conosco" };
const PROFILE = { path: "/account/profile", heading: "Meus dados" };
const ADDRESS = { path: "/account/addresses/new", heading: "Novo endereço" };

for (const [form, label] of [
  [REGISTER, "Telefone com DDD"],
  [REGISTER, "CPF ou CNPJ"],
  [CONTACT, "Seu telefone (opcional)"],
] as const)
  test(`[VA-07] ${form.path} loses and changes nothing that is typed, pasted or filled in: ${label}`, async ({
    page,
  }) => {
    await visit(page, form);
    await expectNothingLost(page, label);
  });

for (const [form, label] of [
  [PROFILE, "Telefone com DDD"],
  [PROFILE, "CPF ou CNPJ"],
  [ADDRESS, "Telefone com DDD"],
  [ADDRESS, "CEP"],
] as const)
  test(`[VA-07] [AD-03] ${form.path} loses and changes nothing that is typed, pasted or filled in: ${label}`, async ({
    page,
    customer,
  }) => {
    await signInByApi(page, customer);
    await page.route("**/ecommerce/cep/**", (route) =>
      route.fulfill({ status: 404, json: { message: "CEP_NOT_FOUND" } }),
    );
    await visit(page, form);
    await expectNothingLost(page, label);
  });
