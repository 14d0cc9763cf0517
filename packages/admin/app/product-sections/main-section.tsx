import { ProductSection } from "../product-form/product-section.tsx";
import { ProductTextField } from "../product-form/product-text-field.tsx";
import { ProductTokens } from "../product-form/product-tokens.tsx";
import { productSectionTexts as texts } from "../texts/product-section-texts.ts";

export const MainSection = () => (
  <ProductSection id="main">
    <ProductTextField field="name" className="sm:col-span-2" maxLength={200} required />
    <ProductTextField field="sku" maxLength={80} autoCapitalize="none" spellCheck={false} required />
    <ProductTextField field="partNumber" hint={texts.partNumberHint} maxLength={80} spellCheck={false} />
    <ProductTextField field="brand" hint={texts.brandHint} maxLength={200} />
    <ProductTokens field="categories" hint={texts.categoriesHint} maxLength={200} />
  </ProductSection>
);
