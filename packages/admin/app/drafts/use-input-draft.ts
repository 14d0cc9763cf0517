import { useCallback, useEffect, useState } from "react";
import { useStaffUser } from "../member/use-staff-user.ts";
import { closeDraft, draftName, readDraft, removeDraft, writeDraft } from "./draft-storage.ts";

/**
 * State of what a user types, which survives the end of the session and a reload. `name` is unique in the admin, for
 * example `order-note pecacerta 1001`. The third value forgets it, after saving.
 */
export function useInputDraft<Value extends string | object>(
  name: string,
  initial: Value,
): [value: Value, set: (next: Value) => void, forget: () => void] {
  const key = draftName(useStaffUser().id, name);
  const [value, setValue] = useState(() => draftOr(key, initial));
  const set = useCallback(
    (next: Value) => {
      setValue(next);
      writeDraft(key, next);
    },
    [key],
  );
  const forget = useCallback(() => removeDraft(key), [key]);
  useEffect(() => () => closeDraft(key), [key]);
  return [value, set, forget];
}

/** The same for a form of `useValidatedForm`: pass its `fields`. Returns what forgets it, after saving. */
export function useFormDraft<Name extends string>(
  name: string,
  { values, setValues }: { values: Record<Name, string>; setValues: (values: Record<Name, string>) => void },
): () => void {
  const key = draftName(useStaffUser().id, name);
  const [first] = useState(values);
  useEffect(() => {
    setValues(draftOr(key, first));
    return () => closeDraft(key);
  }, [key, first, setValues]);
  useEffect(() => {
    if (values !== first) writeDraft(key, values);
  }, [key, values, first]);
  return useCallback(() => removeDraft(key), [key]);
}

/** Of another version of the page, the fields that are still there. */
function draftOr<Value extends string | object>(key: string, initial: Value): Value {
  const stored = readDraft(key);
  if (typeof stored !== typeof initial || stored === null) return initial;
  if (typeof initial === "string" || Array.isArray(initial)) return stored as Value;
  const known = Object.entries(stored as object).filter(([name]) => Object.hasOwn(initial, name));
  return Object.assign({ ...(initial as object) }, Object.fromEntries(known)) as Value;
}
