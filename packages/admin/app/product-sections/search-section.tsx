import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { slugify } from "@pecacerta/rules/text";
import { Button } from "@pecacerta/ui/button.tsx";
import { useProductField, useProductFormContext } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductTextArea, ProductTextField } from "../product-form/product-text-field.tsx";
import { productDetailTexts as texts } from "../texts/product-detail-texts.ts";
import { productTexts } from "../texts/product-texts.ts";
import "./product-sections.css";

export const SearchSection = () => (
  <ProductSection id="search">
    <div className="grid content-start gap-2 sm:col-span-2">
      <SlugField />
    </div>
    <ProductTextField
      field="seoTitle"
      limit={PRODUCT_LIMITS.seoTitle}
      hint={texts.seoTitleHint}
      className="sm:col-span-2"
    />
    <ProductTextArea
      field="seoDescription"
      rows={2}
      limit={PRODUCT_LIMITS.seoDescription}
      hint={texts.seoDescriptionHint}
    />
    <SearchPreview />
  </ProductSection>
);

function SlugField() {
  const { value, rewrite } = useProductField("slug");
  const { slugOwner, save } = useProductFormContext();
  const format = () => value !== slugify(value) && rewrite(slugify(value));
  return (
    <>
      <ProductTextField field="slug" hint={texts.slugHint} autoCapitalize="none" spellCheck={false} onBlur={format} />
      {slugOwner?.isRedirect ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="note wrap-anywhere">{texts.slugLeadsTo(slugOwner.name)}</p>
          <Button variant="secondary" small onClick={() => save({ takeSlug: true })}>
            {productTexts.takeSlug}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function SearchPreview() {
  const values = {
    name: useProductField("name").value,
    title: useProductField("seoTitle").value,
    slug: useProductField("slug").value,
    excerpt: useProductField("excerpt").value,
    description: useProductField("seoDescription").value,
  };
  return (
    <section aria-label={texts.preview} className="panel grid gap-1 p-4 wrap-anywhere sm:col-span-2">
      <p className="caption">{texts.preview}</p>
      <p className="search-preview-title">{values.title || values.name || productTexts.unnamed}</p>
      <p className="caption">{`/products/${values.slug}`}</p>
      <p className="small">{values.description || values.excerpt}</p>
    </section>
  );
}
