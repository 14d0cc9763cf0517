import { expect, test } from "vitest";
import { productChangeRefusal } from "./product-change-refusal.ts";

test.each([
  [
    { refusal: "VALIDATION_FAILED", errors: { "changes.price": "ERROR_FORM_INVALID" } },
    "Digite um valor, por exemplo 1.234,50.",
  ],
  [{ refusal: "VALIDATION_FAILED", errors: { price: "ERROR_FORM_INVALID" } }, "Digite um valor, por exemplo 1.234,50."],
  [{ refusal: "NOT_PUBLISHABLE", errors: {}, blockers: ["price", "image"] }, "falta preço, imagem."],
  [
    { refusal: "COMPANY_SUSPENDED", errors: {} },
    "Esta empresa está suspensa: você pode consultar e exportar, mas não mudar nada.",
  ],
])("%o says why", (refused, text) => {
  expect(productChangeRefusal(refused)).toBe(text);
});
