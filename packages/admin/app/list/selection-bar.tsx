import { X } from "@pecacerta/ui/icons.tsx";
import type { ReactNode } from "react";
import { listTexts } from "../texts/list-texts.ts";
import type { Selection } from "./use-selection.ts";
import "./selection-bar.css";

type SelectionBarProps = {
  selection: Selection;
  /** Keys of the rows that the filter shows. */
  shownKeys: readonly string[];
  /** Actions on the selection, as buttons. */
  children: ReactNode;
};

/** What can be done with the selected rows; nothing without a selection. */
export function SelectionBar({ selection, shownKeys, children }: SelectionBarProps) {
  const count = selection.keys.size;
  if (count === 0) return null;
  const shown = shownKeys.filter((key) => selection.keys.has(key)).length;
  return (
    <section aria-label={listTexts.selection} className="selection-bar fixed flex flex-wrap items-center gap-2 p-2">
      <p role="status" className="selection-bar-count grow">
        {listTexts.selected(count, count - shown)}
      </p>
      <button
        type="button"
        className="selection-bar-clear grid place-items-center"
        aria-label={listTexts.clearSelection}
        onClick={selection.clear}
      >
        <X size={20} />
      </button>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
