import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { useState } from "react";
import { shellTexts } from "../texts/shell-texts.ts";
import { shortcutTexts } from "../texts/shortcut-texts.ts";
import { switchSingleKeys, useSingleKeys } from "./single-keys.ts";
import { listShortcuts } from "./use-shortcuts.ts";
import "./shortcuts-dialog.css";

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [shortcuts] = useState(listShortcuts);
  const isOn = useSingleKeys();
  return (
    <Dialog
      open
      onClose={onClose}
      title={shortcutTexts.title}
      closeLabel={shellTexts.close}
      className="dialog-sheet shortcuts-dialog"
    >
      <dl className="grid gap-2">
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className="shortcut-row flex items-center justify-between gap-4 py-1">
            <dt>{label}</dt>
            <dd className="flex gap-1">
              {keyNames(keys).map((name) => (
                <kbd key={name} className="shortcut-key">
                  {name}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-6 flex items-center gap-3">
        <input type="checkbox" checked={isOn} onChange={(event) => switchSingleKeys(event.currentTarget.checked)} />
        {shortcutTexts.singleKeys}
      </label>
      <p className="note mt-2">{shortcutTexts.singleKeysHint}</p>
    </Dialog>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

const keyNames = (keys: string): readonly string[] =>
  keys.split("+").map((key) => (key === "$mod" ? (isMac ? "⌘" : "Ctrl") : key.length === 1 ? key.toUpperCase() : key));
