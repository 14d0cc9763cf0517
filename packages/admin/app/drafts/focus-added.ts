import type { SyntheticEvent } from "react";
import { flushSync } from "react-dom";

const FIELD = "input:not([type=hidden], [type=color]), textarea";

/** Runs what a button adds beside itself, and moves the focus into the first new field. */
export function focusAdded({ currentTarget }: SyntheticEvent<HTMLElement>, add: () => void): void {
  const list = currentTarget.closest("fieldset, form");
  const fields = () => [...(list?.querySelectorAll<HTMLElement>(FIELD) ?? [])];
  const before = new Set(fields());
  flushSync(add);
  fields()
    .find((field) => !before.has(field))
    ?.focus();
}
