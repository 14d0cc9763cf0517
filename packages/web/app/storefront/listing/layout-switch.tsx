import { LayoutGrid, List, Table2 } from "@pecacerta/ui/icons.tsx";
import { useContext, useEffect, useState } from "react";
import { m } from "#messages";
import { readStoredText, storeText } from "../../client/storage.ts";
import { NonceContext } from "../../nonce.ts";
import "./layout-switch.css";

const KEY = "list_layout";
const LAYOUTS = [
  { layout: "grid", icon: LayoutGrid, label: m.layout_grid },
  { layout: "list", icon: List, label: m.layout_list },
  { layout: "table", icon: Table2, label: m.layout_table },
] as const;

const EARLY_SCRIPT = import.meta.env.SSR
  ? `try{document.documentElement.dataset.list=localStorage.getItem("${KEY}")||"grid"}catch{}`
  : "";

/**
 * Marks the root element with the layout of lists before the first card is painted, because pages are the same for
 * everyone. Browsers may paint what stands before a script: nothing that stands there moves when the rest arrives.
 */
export function EarlyListLayout() {
  const nonce = useContext(NonceContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} suppressHydrationWarning />;
}

export function LayoutSwitch() {
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
      <legend className="sr-only">{m.layout()}</legend>
      {LAYOUTS.map(({ layout, icon: Icon, label }) => (
        <button
          key={layout}
          type="button"
          className={`layout layout-${layout}`}
          aria-label={label()}
          aria-pressed={selectedLayout === layout}
          title={label()}
          disabled={selectedLayout === undefined}
          onClick={() => selectLayout(layout)}
        >
          <Icon size={18} />
        </button>
      ))}
    </fieldset>
  );
}
