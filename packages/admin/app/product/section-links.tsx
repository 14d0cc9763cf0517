import { productSectionAnchor, showInSection } from "../product-form/product-section.tsx";
import { PRODUCT_SECTION_NAMES, type ProductSectionId } from "../texts/product-section-texts.ts";
import { productTexts } from "../texts/product-texts.ts";
import "./product.css";

const SECTIONS = Object.entries(PRODUCT_SECTION_NAMES) as [ProductSectionId, string][];

export const SectionLinks = () => (
  <nav aria-label={productTexts.sections} className="product-links hidden flex-wrap gap-x-4 xl:flex">
    {SECTIONS.map(([id, name]) => (
      <a
        key={id}
        href={`#${productSectionAnchor(id)}`}
        className="product-link inline-flex min-h-9 items-center"
        onClick={(event) => {
          event.preventDefault();
          showInSection(productSectionAnchor(id));
        }}
      >
        {name}
      </a>
    ))}
  </nav>
);
