import { expect, test } from "vitest";
import { gridReviewTexts } from "./grid-review-texts.ts";
import { PRODUCT_FIELD_NAMES } from "./product-field-names.ts";
import { productGridTexts } from "./product-grid-texts.ts";

test.each(Object.values(PRODUCT_FIELD_NAMES))(
  "of the field %s the label stands in quotes before the product",
  (label) => {
    expect(productGridTexts.cell(label, "Filtro de óleo")).toBe(`“${label}” em Filtro de óleo`);
    expect(gridReviewTexts.revert(label, "Filtro de óleo")).toBe(`Voltar “${label}” em Filtro de óleo`);
  },
);
