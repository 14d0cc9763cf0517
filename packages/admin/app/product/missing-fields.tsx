import type { ProductField } from "@pecacerta/contract/admin/product";
import type { PublishBlocker } from "@pecacerta/rules/product-state";
import { productFieldId } from "../product-form/product-form-context.ts";
import { showInSection } from "../product-form/product-section.tsx";
import { BLOCKER_NAMES, productTexts } from "../texts/product-texts.ts";
import { useMissingFields } from "./use-missing-fields.ts";

const BLOCKER_FIELDS: Readonly<Record<PublishBlocker, ProductField>> = {
  name: "name",
  price: "price",
  category: "categories",
  image: "images",
  fitment: "fitments",
};

export const MISSING_FIELDS_ID = "product-missing";

/** What keeps a draft from being published, as links to the fields. */
export function MissingFields() {
  const missing = useMissingFields();
  if (missing.length === 0) return null;
  return (
    <nav id={MISSING_FIELDS_ID} tabIndex={-1} aria-label={productTexts.missing} className="notice notice-warning">
      <div className="flex flex-wrap items-center gap-x-3">
        <b className="strong">{productTexts.missingBefore}</b>
        {missing.map((blocker) => (
          <a
            key={blocker}
            href={`#${productFieldId(BLOCKER_FIELDS[blocker])}`}
            className="link inline-flex min-h-11 items-center"
            onClick={(event) => {
              event.preventDefault();
              showInSection(productFieldId(BLOCKER_FIELDS[blocker]));
            }}
          >
            {BLOCKER_NAMES[blocker]}
          </a>
        ))}
      </div>
    </nav>
  );
}
