import { isTextField } from "@pecacerta/ui/is-text-field.ts";
import { useEffect, useRef } from "react";
import { tinykeys } from "tinykeys";
import { areSingleKeysOn } from "./single-keys.ts";

export type Shortcut = {
  /** As tinykeys writes them: `e`, `$mod+s` (Ctrl, or ⌘ on a Mac). */
  keys: string;
  /** What the list of shortcuts says. */
  label: string;
  run: () => void;
};

type Registered = { current: readonly Shortcut[] };

let registered: readonly Registered[] = [];

/**
 * Works while the component is on the page, except in a dialog; keys without Ctrl not in fields either. Of two with the
 * same keys the one that came last wins: a page replaces the shortcuts of its frame.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  const allKeys = shortcuts.map(({ keys }) => keys).join(" ");
  useEffect(() => {
    registered = [...registered, latest];
    const stop = tinykeys(window, bindingsOf(allKeys.split(" "), latest), { ignore: isIgnored });
    return () => {
      registered = registered.filter((each) => each !== latest);
      stop();
    };
  }, [allKeys]);
}

/** Those of the page now. */
export const listShortcuts = (): readonly Shortcut[] => [
  ...new Map(registered.flatMap(({ current }) => current.map((shortcut) => [shortcut.keys, shortcut]))).values(),
];

const bindingsOf = (allKeys: readonly string[], latest: Registered) =>
  Object.fromEntries(
    allKeys.map((keys) => [
      withAltGraph(keys),
      (event: KeyboardEvent) => {
        const hasKeys = ({ current }: Registered) => current.some((shortcut) => shortcut.keys === keys);
        if (registered.findLast(hasKeys) !== latest || (!keys.includes("+") && !areSingleKeysOn())) return;
        event.preventDefault();
        latest.current.find((shortcut) => shortcut.keys === keys)?.run();
      },
    ]),
  );

// Brazilian laptops write / and ? with AltGr, which some systems report as Ctrl and Alt.
const withAltGraph = (keys: string): string => (/^[/?]$/.test(keys) ? `[Control]+[Alt]+[Shift]+${keys}` : keys);

/** A component that has used a key says so with `preventDefault`. */
function isIgnored(event: KeyboardEvent): boolean {
  if (event.isComposing || event.defaultPrevented || document.querySelector("dialog:modal")) return true;
  const isControl = event.metaKey || (event.ctrlKey && !event.altKey);
  return isTextField(event.target) && !isControl;
}
