import { useState } from "react";
import { useInputDraft } from "../drafts/use-input-draft.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import type { CellEdit } from "./cell-edits.ts";

type Edits = readonly CellEdit[];

const NONE: CellEdit[] = [];
const MOST_STEPS = 100;

/** Unsaved cells, which survive a reload, with steps back and forth. */
export function useCellEdits(name: string) {
  const [edits, store] = useInputDraft<CellEdit[]>(name, NONE);
  const [{ past, future }, setSteps] = useState<{ past: readonly Edits[]; future: readonly Edits[] }>(NO_STEPS);
  useUnsavedChanges(edits.length > 0);
  const show = (next: Edits) => store([...next]);
  const step = (
    from: readonly Edits[],
    to: (rest: readonly Edits[]) => { past: readonly Edits[]; future: readonly Edits[] },
  ) => {
    const next = from.at(-1);
    if (!next) return;
    setSteps(to(from.slice(0, -1)));
    show(next);
  };
  return {
    edits: edits as Edits,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    set(next: Edits) {
      setSteps({ past: [...past, edits].slice(-MOST_STEPS), future: [] });
      show(next);
    },
    /** Without a step back: a saved cell cannot be unsaved. */
    settle(next: Edits) {
      setSteps(NO_STEPS);
      show(next);
    },
    undo: () => step(past, (rest) => ({ past: rest, future: [...future, edits] })),
    redo: () => step(future, (rest) => ({ past: [...past, edits], future: rest })),
  };
}

const NO_STEPS = { past: [], future: [] };
