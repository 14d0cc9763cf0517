import { LayoutGrid, List, Table2 } from "@pecacerta/ui/icons.tsx";
import { useContext, useEffect, useState } from "react";
import { readStoredText, storeText } from "../../client/storage.ts";
import { NonceContext } from "../../nonce.ts";
import { useListingText } from "../../texts/listing-text.ts";

const KEY = "list_layout";
const LAYOUTS = [
  { layout: "grid", icon: LayoutGrid, label: "TEXT_LAYOUT_GRID" },
  { layout: "list", icon: List, label: "TEXT_LAYOUT_LIST" },
  { layout: "table", icon: Table2, label: "TEXT_LAYOUT_TABLE" },
] as const;

// Runs before the first card is painted, because pages are the same for everyone.
const EARLY_SCRIPT = `try{document.documentElement.dataset.list=localStorage.getItem("${KEY}")||"grid"}catch{}`;

export function LayoutSwitch() {
  const text = useListingText();
  const nonce = useContext(NonceContext);
  const [selectedLayout, setLayout] = useState<string>();
  useEffect(() => setLayout(readStoredText(KEY) ?? "grid"), []);
  useEffect(() => {
    if (selectedLayout) document.documentElement.dataset.list = selectedLayout;
  }, [selectedLayout]);
  const selectLayout = (layout: string) => {
    storeText(KEY, layout);
    setLayout(layout);
  };
  return (
    <fieldset className="layouts">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} suppressHydrationWarning />
      <legend className="sr-only">{text("TEXT_LAYOUT")}</legend>
      {LAYOUTS.map(({ layout, icon: Icon, label }) => (
        <button
          key={layout}
          type="button"
          className={`layout layout-${layout}`}
          aria-label={text(label)}
          aria-pressed={selectedLayout === layout}
          title={text(label)}
          onClick={() => selectLayout(layout)}
        >
          <Icon size={18} />
        </button>
      ))}
    </fieldset>
  );
}
