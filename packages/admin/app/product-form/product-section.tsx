import { ChevronDown } from "@pecacerta/ui/icons.tsx";
import { type ReactNode, useState } from "react";
import { PRODUCT_SECTION_NAMES, type ProductSectionId } from "../texts/product-section-texts.ts";
import { SectionMark } from "./section-mark.tsx";
import "./product-form.css";

const WIDE_FORM = "(width >= 62rem)";

/** What a phone shows unfolded. */
const OPEN_ON_PHONE: ReadonlySet<ProductSectionId> = new Set(["price", "stock"]);

export const productSectionAnchor = (id: ProductSectionId): string => `secao-${id}`;

/** `isOpen`: unfolded from the start, whatever the width. */
type ProductSectionProps = { id: ProductSectionId; isOpen?: boolean; children: ReactNode };

/** Starts as the width of the window allows; afterwards only the person folds and unfolds it. */
export function ProductSection({ id, isOpen = false, children }: ProductSectionProps) {
  const [isUnfolded, setUnfolded] = useState(() => isOpen || matchMedia(WIDE_FORM).matches || OPEN_ON_PHONE.has(id));
  return (
    <details
      id={productSectionAnchor(id)}
      className="product-section box"
      open={isUnfolded}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary className="px-4 sm:px-6">
        <h2 className="subtitle">{PRODUCT_SECTION_NAMES[id]}</h2>
        <SectionMark id={id} />
        <ChevronDown size={20} />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] sm:px-6 sm:pb-6">
        {children}
      </div>
    </details>
  );
}

let waiting: MutationObserver | undefined;

/** Unfolds the section of an element and leads there; once it is loaded, if the focus has not moved meanwhile. */
export function showInSection(id: string): void {
  waiting?.disconnect();
  if (show(id)) return;
  const focused = document.activeElement;
  waiting = new MutationObserver((_, observer) => {
    if (document.activeElement !== focused || show(id)) observer.disconnect();
  });
  waiting.observe(document.body, { childList: true, subtree: true });
}

function show(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const section = element.closest("details");
  if (section) section.open = true;
  element.scrollIntoView({ block: element === section ? "start" : "center" });
  (element === section ? section.querySelector("summary") : element)?.focus({ preventScroll: true });
  return true;
}
