import { hasUnsavedChanges } from "./use-unsaved-changes.ts";

type Answer = (isLeaving: boolean) => void;

let ask: ((answer: Answer) => void) | undefined;

export function setLeavePrompt(prompt: (answer: Answer) => void): () => void {
  ask = prompt;
  return () => {
    ask = undefined;
  };
}

/** True when nothing is unsaved, or the user gives it up. */
export const confirmLeave = (): Promise<boolean> =>
  new Promise((resolve) => (ask && hasUnsavedChanges() ? ask(resolve) : resolve(true)));
