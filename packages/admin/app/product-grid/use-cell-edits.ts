import { useRef, useState } from "react";
import { useInputDraft } from "../drafts/use-input-draft.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import type { CellEdit } from "./cell-edits.ts";

type Edits = readonly CellEdit[];
type Steps = { past: readonly Edits[]; future: readonly Edits[] };

const NONE: Edits = [];
const NO_STEPS: Steps = { past: [], future: [] };
const MOST_STEPS = 100;

/** Unsaved cells, which survive a reload, with steps back and forth. */
export function useCellEdits(name: string) {
  const [edits, store, latest] = useInputDraft<Edits>(name, NONE);
  const [{ past, future }, setSteps] = useState(NO_STEPS);
  const typedCell = useRef<string>(undefined);
  useUnsavedChanges(edits.length > 0);
  const go = (from: readonly Edits[], to: (rest: readonly Edits[], left: Edits) => Steps) => {
    const next = from.at(-1);
    if (!next) return;
    typedCell.current = undefined;
    setSteps(to(from.slice(0, -1), latest.current));
    store(next);
  };
  return {
    edits,
    /** Has what was set last, also before the next render. */
    latest,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** `cell`: of keys typed one after another, which are one step together. */
    set(change: (before: Edits) => Edits, cell?: string) {
      const before = latest.current;
      store(change);
      if (latest.current === before || (cell !== undefined && cell === typedCell.current)) return;
      typedCell.current = cell;
      setSteps((steps) => ({ past: [...steps.past, before].slice(-MOST_STEPS), future: [] }));
    },
    /** Without a step back: a saved cell cannot be unsaved. */
    settle(change: (before: Edits) => Edits) {
      typedCell.current = undefined;
      setSteps(NO_STEPS);
      store(change);
    },
    undo: () => go(past, (rest, left) => ({ past: rest, future: [...future, left] })),
    redo: () => go(future, (rest, left) => ({ past: [...past, left], future: rest })),
  };
}
