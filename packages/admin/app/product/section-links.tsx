import { productSectionAnchor, showInSection } from "../product-form/product-section.tsx";
import { PRODUCT_SECTION_NAMES, type ProductSectionId } from "../texts/product-section-texts.ts";
import { productTexts } from "../texts/product-texts.ts";
import { HISTORY_PANEL_ID } from "./history-panel.tsx";
import "./product.css";

const SECTIONS = Object.entries(PRODUCT_SECTION_NAMES) as [ProductSectionId, string][];
const LINKS = [
  ...SECTIONS.map(([id, name]) => [productSectionAnchor(id), name] as const),
  [HISTORY_PANEL_ID, productTexts.history] as const,
];

export const SectionLinks = () => (
  <nav aria-label={productTexts.sections} className="product-links hidden flex-wrap gap-x-4 xl:flex">
    {LINKS.map(([id, name]) => (
      <a
        key={id}
        href={`#${id}`}
        className="product-link inline-flex min-h-9 items-center"
        onClick={(event) => {
          event.preventDefault();
          showInSection(id);
        }}
      >
        {name}
      </a>
    ))}
  </nav>
);
