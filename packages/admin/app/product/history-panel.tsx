import { ChevronDown } from "@pecacerta/ui/icons.tsx";
import { lazy, Suspense, useState } from "react";
import { productTexts } from "../texts/product-texts.ts";
import { HISTORY_PANEL_ID } from "./section-links.tsx";
import "./product.css";

const ProductHistory = lazy(async () => ({
  default: (await import("../product-history/product-history.tsx")).ProductHistory,
}));

/** Loaded when it is unfolded. */
export function HistoryPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      id={HISTORY_PANEL_ID}
      className="product-history box"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between px-4">
        <h2 className="subtitle">{productTexts.history}</h2>
        <ChevronDown size={20} />
      </summary>
      <div className="px-4 pb-4">
        {isOpen ? (
          <Suspense fallback={<p role="status">{productTexts.historyLoading}</p>}>
            <ProductHistory />
          </Suspense>
        ) : null}
      </div>
    </details>
  );
}
