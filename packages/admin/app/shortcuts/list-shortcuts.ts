import { shortcutTexts } from "../texts/shortcut-texts.ts";
import type { Shortcut } from "./use-shortcuts.ts";

const ROW = "[data-list-row]";
const OPEN = "[data-list-open]";

/** For every list whose rows have these attributes. */
export const LIST_SHORTCUTS: readonly Shortcut[] = [
  { keys: "j", label: shortcutTexts.nextRow, run: () => focusRow(1) },
  { keys: "k", label: shortcutTexts.previousRow, run: () => focusRow(-1) },
  { keys: "x", label: shortcutTexts.selectRow, run: selectRow },
  { keys: "e", label: shortcutTexts.editRow, run: () => openOf(currentRow())?.click() },
];

const currentRow = (): Element | null => document.activeElement?.closest(ROW) ?? null;

function focusRow(step: number): void {
  const rows = [...document.querySelectorAll(ROW)];
  const row = currentRow();
  const index = row ? rows.indexOf(row) + step : step > 0 ? 0 : rows.length - 1;
  openOf(rows[index])?.focus();
}

const openOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>(OPEN);

function selectRow(): void {
  currentRow()?.querySelector<HTMLElement>("[data-list-select]")?.click();
}

/** Whether the page has a search field. */
export function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("main [data-list-search]");
  field?.focus();
  field?.select();
  return field !== null;
}
