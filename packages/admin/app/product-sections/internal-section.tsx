import { ProductSection } from "../product-form/product-section.tsx";
import { ProductTextArea, ProductTextField } from "../product-form/product-text-field.tsx";

/** What no page of the shop shows. */
export const InternalSection = () => (
  <ProductSection id="internal">
    <ProductTextField field="supplier" maxLength={120} />
    <ProductTextField field="supplierCode" maxLength={80} />
    <ProductTextArea field="internalNotes" rows={4} maxLength={5000} />
  </ProductSection>
);
