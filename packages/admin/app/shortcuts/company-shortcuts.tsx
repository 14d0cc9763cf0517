import { lazy, Suspense, useEffect } from "react";
import { shortcutTexts } from "../texts/shortcut-texts.ts";
import { focusListSearch, LIST_SHORTCUTS } from "./list-shortcuts.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const loadPalette = () => import("../palette/palette-dialog.tsx");
const PaletteDialog = lazy(loadPalette);
const ShortcutsDialog = lazy(() => import("./shortcuts-dialog.tsx"));

const PRELOAD_MS = 500;

export type CompanyDialog = "palette" | "shortcuts";

type CompanyShortcutsProps = { dialog: CompanyDialog | undefined; setDialog: (dialog?: CompanyDialog) => void };

/** The shortcuts of every page of a company, with the dialogs that they open. */
export function CompanyShortcuts({ dialog, setDialog }: CompanyShortcutsProps) {
  const openPalette = () => setDialog("palette");
  const close = () => setDialog(undefined);
  useShortcuts([
    { keys: "$mod+k", label: shortcutTexts.palette, run: openPalette },
    { keys: "/", label: shortcutTexts.search, run: () => focusListSearch() || openPalette() },
    ...LIST_SHORTCUTS,
    { keys: "$mod+s", label: shortcutTexts.save, run: submitFocusedForm },
    { keys: "?", label: shortcutTexts.help, run: () => setDialog("shortcuts") },
  ]);
  // What is typed after Ctrl K must not be lost while the palette loads.
  useEffect(() => {
    const timer = setTimeout(() => loadPalette().catch(() => undefined), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      {dialog === "palette" ? <PaletteDialog onClose={close} /> : null}
      {dialog === "shortcuts" ? <ShortcutsDialog onClose={close} /> : null}
    </Suspense>
  );
}

const submitFocusedForm = (): void => document.activeElement?.closest("form")?.requestSubmit();
