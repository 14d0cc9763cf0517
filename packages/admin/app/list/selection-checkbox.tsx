import { listTexts } from "../texts/list-texts.ts";
import type { Selection } from "./use-selection.ts";
import "./list.css";

type RowCheckboxProps = { selection: Selection; rowKey: string; label: string };

/** The label around it makes the target as large as a finger. */
export const RowCheckbox = ({ selection, rowKey, label }: RowCheckboxProps) => (
  <label className="list-check grid place-items-center">
    <input
      type="checkbox"
      className="checkbox"
      aria-label={listTexts.select(label)}
      checked={selection.keys.has(rowKey)}
      onChange={(event) => selection.set([rowKey], event.currentTarget.checked)}
      data-list-select
    />
  </label>
);

type AllCheckboxProps = { selection: Selection; rowKeys: readonly string[]; isDisabled: boolean; text?: string };

export function AllCheckbox({ selection, rowKeys, isDisabled, text }: AllCheckboxProps) {
  const count = rowKeys.filter((key) => selection.keys.has(key)).length;
  const isAll = count === rowKeys.length && count > 0;
  return (
    <label className={text ? "list-check-all flex items-center gap-2" : "list-check grid place-items-center"}>
      <input
        type="checkbox"
        className="checkbox"
        aria-label={listTexts.selectAll}
        checked={isAll}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !isAll;
        }}
        disabled={isDisabled || rowKeys.length === 0}
        onChange={() => selection.set(rowKeys, !isAll)}
      />
      {text}
    </label>
  );
}
