import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductTextArea, ProductTextField } from "../product-form/product-text-field.tsx";

/** What no page of the shop shows. */
export const InternalSection = () => (
  <ProductSection id="internal">
    <ProductTextField field="supplier" limit={PRODUCT_LIMITS.supplier} />
    <ProductTextField field="supplierCode" limit={PRODUCT_LIMITS.code} />
    <ProductTextArea field="internalNotes" rows={4} limit={PRODUCT_LIMITS.internalNotes} />
  </ProductSection>
);
