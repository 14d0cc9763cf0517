import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { formatTaxId } from "@pecacerta/rules/tax-id";
import { PHONE_WRITINGS, POSTCODE_WRITINGS, TAX_ID_WRITINGS } from "@pecacerta/rules/testing/field-writings";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

type EnterText = (field: Locator, text: string) => Promise<void>;

const paste: EnterText = async (field, text) => {
  await field.focus();
  await field.page().keyboard.insertText(text);
};
const autofill: EnterText = (field, text) => field.fill(text);
const type: EnterText = (field, text) => field.pressSequentially(text);

const signs = (text: string) => text.replace(/[^\dA-Za-z]/g, "");

const FIELDS = {
  "Telefone com DDD": [PHONE_WRITINGS, formatPhone],
  "Seu telefone (opcional)": [PHONE_WRITINGS, formatPhone],
  CEP: [POSTCODE_WRITINGS, formatPostcode],
  "CPF ou CNPJ": [TAX_ID_WRITINGS, formatTaxId],
} as const;

/** Enters every writing; the field shows what the rule accepts as it is usually written, and keeps any other text. */
async function expectNothingLost(page: Page, label: keyof typeof FIELDS, ways: readonly EnterText[]): Promise<void> {
  const [writings, format] = FIELDS[label];
  const field = page.locator("main").getByLabel(label, { exact: true });
  for (const enter of ways) {
    for (const { typed, stored } of writings) {
      await field.fill("");
      await enter(field, typed);
      await field.blur();
      if (stored !== undefined) await expect(field).toHaveValue(format(stored));
      else expect(signs(await field.inputValue())).toBe(signs(typed));
    }
  }
}

test("[VA-07] no form loses or changes a phone, CPF or CNPJ that is typed, pasted or filled in", async ({
  page,
  customer,
}) => {
  await visit(page, { path: "/account/register", heading: "Crie sua conta" });
  await expectNothingLost(page, "Telefone com DDD", [type, paste, autofill]);
  await expectNothingLost(page, "CPF ou CNPJ", [type, paste, autofill]);
  await visit(page, { path: "/contact-us", heading: "Fale conosco" });
  await expectNothingLost(page, "Seu telefone (opcional)", [paste, autofill]);
  await signInByApi(page, customer);
  await visit(page, { path: "/account/profile", heading: "Meus dados" });
  await expectNothingLost(page, "Telefone com DDD", [paste, autofill]);
  await expectNothingLost(page, "CPF ou CNPJ", [paste, autofill]);
});

test("[AD-03] the address form loses no phone and no CEP that is typed, pasted or filled in", async ({
  page,
  customer,
}) => {
  await signInByApi(page, customer);
  await visit(page, { path: "/account/addresses/new", heading: "Novo endereço" });
  await page.route("**/ecommerce/cep/**", (route) =>
    route.fulfill({ status: 404, json: { message: "CEP_NOT_FOUND" } }),
  );
  await expectNothingLost(page, "CEP", [type, paste, autofill]);
  await expectNothingLost(page, "Telefone com DDD", [paste, autofill]);
});
