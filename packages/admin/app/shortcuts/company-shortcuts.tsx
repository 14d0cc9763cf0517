import { lazy, Suspense, useEffect, useState } from "react";
import { useTypedKeys } from "../palette/use-typed-keys.ts";
import { shortcutTexts } from "../texts/shortcut-texts.ts";
import { focusListSearch, LIST_SHORTCUTS } from "./list-shortcuts.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const ShortcutsDialog = lazy(async () => ({ default: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog }));

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
  const { PaletteDialog, isLoading } = usePaletteDialog();
  const typed = useTypedKeys({ isOpen: dialog === "palette", isLoading, onClose: close });
  return (
    <Suspense>
      {dialog === "palette" && PaletteDialog ? <PaletteDialog typed={typed.current} onClose={close} /> : null}
      {dialog === "shortcuts" ? <ShortcutsDialog onClose={close} /> : null}
    </Suspense>
  );
}

const submitFocusedForm = (): void => document.activeElement?.closest("form")?.requestSubmit();

/** Loaded with the page and shown without a fallback: what is typed right after Ctrl K must not be lost. */
function usePaletteDialog() {
  const [module, setModule] = useState<typeof import("../palette/palette-dialog.tsx")>();
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    import("../palette/palette-dialog.tsx").then(setModule, () => undefined).finally(() => setLoading(false));
  }, []);
  return { PaletteDialog: module?.PaletteDialog, isLoading: isLoading && !module };
}
