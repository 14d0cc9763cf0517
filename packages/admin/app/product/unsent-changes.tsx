import type { ProductField } from "@pecacerta/contract/admin/product";
import type { SavedChange } from "../product-form/use-save-product.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { productTexts } from "../texts/product-texts.ts";

/** What changed besides the fields that the user saved. */
export function UnsentChanges({ state, others, consequences }: SavedChange) {
  const lines = [
    ...(state ? [productTexts.stateChanged[state]] : []),
    ...(others.length > 0 ? [productTexts.alsoChanged(fieldNames(others))] : []),
    ...(consequences.length > 0 ? [productTexts.followed(fieldNames(consequences))] : []),
  ];
  return lines.map((line) => (
    <p key={line} className="small">
      {line}
    </p>
  ));
}

const fieldNames = (fields: readonly ProductField[]): string =>
  fields.map((field) => PRODUCT_FIELD_NAMES[field]).join(", ");
