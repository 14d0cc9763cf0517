import { TAX_MODES } from "@pecacerta/rules/sales-terms";
import * as v from "valibot";

/** A company's sales terms in the browser's storage; the amount is in centavos. */
export const storedTermsSchema = v.object({
  shipping_flat_rate: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  tax_mode: v.picklist(TAX_MODES),
  tax_bp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
