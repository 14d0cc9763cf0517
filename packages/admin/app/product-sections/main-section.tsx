import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { lazy, Suspense } from "react";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductTextField } from "../product-form/product-text-field.tsx";
import { productSectionTexts as texts } from "../texts/product-section-texts.ts";

const BrandField = lazy(async () => ({ default: (await import("./brand-field.tsx")).BrandField }));
const CategoryField = lazy(async () => ({ default: (await import("./category-field.tsx")).CategoryField }));

export const MainSection = () => (
  <ProductSection id="main">
    <ProductTextField field="name" className="sm:col-span-2" limit={PRODUCT_LIMITS.name} required />
    <ProductTextField field="sku" limit={PRODUCT_LIMITS.code} autoCapitalize="none" spellCheck={false} required />
    <ProductTextField field="partNumber" hint={texts.partNumberHint} limit={PRODUCT_LIMITS.code} spellCheck={false} />
    <Suspense fallback={<Skeleton className="h-16 w-full" />}>
      <BrandField />
      <CategoryField />
    </Suspense>
  </ProductSection>
);
