import type { PublishBlocker } from "@pecacerta/rules/product-state";
import { productFieldId, useProductFormContext } from "../product-form/product-form-context.ts";
import { productSectionAnchor, showInSection } from "../product-form/product-section.tsx";
import { BLOCKER_NAMES, productTexts } from "../texts/product-texts.ts";
import { useMissingFields } from "./use-missing-fields.ts";

/** Ids of the elements that a link leads to. */
const TARGETS: Readonly<Record<PublishBlocker, string>> = {
  name: productFieldId("name"),
  price: productFieldId("price"),
  category: productFieldId("categories"),
  image: productSectionAnchor("images"),
  fitment: productSectionAnchor("fitments"),
};

export const MISSING_FIELDS_ID = "product-missing";

/** What keeps a draft from being published, as links to the fields. */
export function MissingFields() {
  const { product } = useProductFormContext();
  const missing = useMissingFields();
  if (missing.length === 0) return null;
  return (
    <nav id={MISSING_FIELDS_ID} tabIndex={-1} aria-label={productTexts.missing} className="notice notice-warning">
      <div className="flex flex-wrap items-center gap-x-3">
        <b className="strong">
          {product.state === "published" ? productTexts.missingPublished : productTexts.missingBefore}
        </b>
        {missing.map((blocker) => (
          <a
            key={blocker}
            href={`#${TARGETS[blocker]}`}
            className="link inline-flex min-h-11 items-center"
            onClick={(event) => {
              event.preventDefault();
              showInSection(TARGETS[blocker]);
            }}
          >
            {BLOCKER_NAMES[blocker]}
          </a>
        ))}
      </div>
    </nav>
  );
}
