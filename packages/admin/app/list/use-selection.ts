import { useState } from "react";

export type Selection = {
  keys: ReadonlySet<string>;
  set: (keys: readonly string[], isSelected: boolean) => void;
  clear: () => void;
};

const selections = new Map<string, ReadonlySet<string>>();

/** Survives filters and other pages until the tab is reloaded. `name`: of the list, with the company. */
export function useSelection(name: string): Selection {
  const [, setVersion] = useState(0);
  const keys = selections.get(name) ?? NONE;
  const replace = (next: ReadonlySet<string>) => {
    selections.set(name, next);
    setVersion((before) => before + 1);
  };
  return {
    keys,
    set(changed, isSelected) {
      const next = new Set(selections.get(name));
      for (const key of changed) isSelected ? next.add(key) : next.delete(key);
      replace(next);
    },
    clear: () => replace(NONE),
  };
}

const NONE: ReadonlySet<string> = new Set();
