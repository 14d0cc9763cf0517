import { type RefObject, useEffect, useState } from "react";
import { closeDropdown } from "../header-dropdown/header-dropdown.ts";

/** The row after a key press; -1 is the field itself. Undefined for keys that the field handles. */
export function nextRow(key: string, active: number, rows: number): number | undefined {
  if (rows === 0) return undefined;
  if (key === "ArrowDown") return active === rows - 1 ? -1 : active + 1;
  if (key === "ArrowUp") return active < 0 ? rows - 1 : active - 1;
  // In the field, Home and End move the caret.
  if (active >= 0 && key === "Home") return 0;
  if (active >= 0 && key === "End") return rows - 1;
  return undefined;
}

/** Moves between rows by keys, opens the active one, and closes on Escape. New `results` reset the active row. */
export function useRowNavigation(
  field: RefObject<HTMLInputElement | null>,
  { rows, results }: { rows: number; results: unknown },
  prefix: string,
  onActive: (row: string | undefined) => void,
): number {
  const [chosen, choose] = useState(-1);
  const active = chosen < rows ? chosen : -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer, whatever is in it
  useEffect(() => choose(-1), [results]);
  useEffect(() => {
    const name = active < 0 ? undefined : `${prefix}-${active}`;
    onActive(name);
    if (name) document.getElementById(name)?.scrollIntoView({ block: "nearest" });
  }, [active, prefix, onActive]);
  useEffect(() => {
    const input = field.current;
    const onKey = (event: KeyboardEvent) => {
      const next = nextRow(event.key, active, rows);
      if (next !== undefined) choose(next);
      else if (event.key === "Enter" && active >= 0) document.getElementById(`${prefix}-${active}`)?.click();
      else if (event.key === "Escape") closeDropdown("search");
      else return;
      event.preventDefault();
    };
    const onInput = () => choose(-1);
    input?.addEventListener("keydown", onKey);
    input?.addEventListener("input", onInput);
    return () => {
      input?.removeEventListener("keydown", onKey);
      input?.removeEventListener("input", onInput);
    };
  }, [field, active, rows, prefix]);
  useEffect(() => () => onActive(undefined), [onActive]);
  return active;
}
