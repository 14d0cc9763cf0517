import type { ReactNode } from "react";
import { productSectionAnchor, showInSection } from "../product-form/product-section.tsx";
import { SectionMark } from "../product-form/section-mark.tsx";
import { PRODUCT_SECTION_NAMES, type ProductSectionId } from "../texts/product-section-texts.ts";
import { productTexts } from "../texts/product-texts.ts";
import "./product.css";

export const HISTORY_PANEL_ID = "historico";

const SECTIONS = Object.entries(PRODUCT_SECTION_NAMES) as [ProductSectionId, string][];

export const SectionLinks = () => (
  <nav aria-label={productTexts.sections} className="product-links hidden flex-wrap gap-x-4 xl:flex">
    {SECTIONS.map(([id, name]) => (
      <SectionLink key={id} id={productSectionAnchor(id)}>
        {name}
        <SectionMark id={id} />
      </SectionLink>
    ))}
    <SectionLink id={HISTORY_PANEL_ID}>{productTexts.history}</SectionLink>
  </nav>
);

const SectionLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <a
    href={`#${id}`}
    className="product-link inline-flex min-h-9 items-center gap-1"
    onClick={(event) => {
      event.preventDefault();
      showInSection(id);
    }}
  >
    {children}
  </a>
);
