import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { formatTaxId } from "@pecacerta/rules/tax-id";
import { PHONE_WRITINGS, POSTCODE_WRITINGS, TAX_ID_WRITINGS } from "@pecacerta/rules/testing/field-writings";
import type { Page } from "@playwright/test";
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

/** Enters texts as keys, the clipboard and autofill do. Returns what the field shows after it is left. */
async function enterTexts(input: HTMLElement | SVGElement, texts: readonly string[]): Promise<string[][]> {
  const field = input as HTMLInputElement;
  const insert = (text: string) => document.execCommand("insertText", false, text);
  const ways = [
    (text: string) => [...text].forEach(insert),
    insert,
    (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
  ];
  const shown: string[][] = [];
  for (const enter of ways) {
    const values: string[] = [];
    for (const text of texts) {
      field.focus();
      field.select();
      document.execCommand("delete");
      enter(text);
      field.blur();
      await new Promise((resolve) => setTimeout(resolve));
      values.push(field.value);
    }
    shown.push(values);
  }
  return shown;
}

/** Expects what the rule accepts as it is usually written, and all signs of any other text. */
async function expectNothingLost(page: Page, label: keyof typeof FIELDS): Promise<void> {
  const [writings, format] = FIELDS[label];
  const field = page.locator("main").getByLabel(label, { exact: true });
  await expect(field).toBeEnabled();
  const texts = writings.map(({ typed }) => typed);
  const expected = writings.map(({ typed, stored }) => (stored === undefined ? signs(typed) : format(stored)));
  for (const values of await field.evaluate(enterTexts, texts)) {
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
