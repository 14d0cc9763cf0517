import { useEffect, useId } from "react";

const unsaved = new Set<string>();

/** While true, leaving the page asks first. */
export function useUnsavedChanges(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    unsaved.add(id);
    addEventListener("beforeunload", askBrowser);
    return () => {
      unsaved.delete(id);
      if (!hasUnsavedChanges()) removeEventListener("beforeunload", askBrowser);
    };
  }, [id, isDirty]);
}

export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault();
