import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useStaffUser } from "../member/use-staff-user.ts";
import { closeDraft, draftName, readDraft, removeDraft, writeDraft } from "./draft-storage.ts";
import { isSame } from "./is-same.ts";

type Update<Value> = Value | ((before: Value) => Value);

/**
 * State of what a user types, which survives the end of the session and a reload while it differs from `initial`. `name`
 * is unique in the admin, for example `order-note pecacerta 1001`. The third value has what was set last, also before
 * the next render: read it after an await.
 */
export function useInputDraft<Value extends string | object>(
  name: string,
  initial: Value,
): [value: Value, set: (next: Update<Value>) => void, latest: Readonly<RefObject<Value>>] {
  const key = draftName(useStaffUser().id, name);
  const [value, setValue] = useState(() => draftOr(key, initial));
  const latest = useRef(value);
  const set = useCallback((next: Update<Value>) => {
    latest.current = typeof next === "function" ? next(latest.current) : next;
    setValue(latest.current);
  }, []);
  useEffect(() => storeDraft(key, value, initial), [key, value, initial]);
  useEffect(() => () => closeDraft(key), [key]);
  return [value, set, latest];
}

/** The same for a form of `useValidatedForm`: pass its `fields`. Returns whether something else is typed than at first. */
export function useFormDraft<Name extends string>(
  name: string,
  { values, setValues }: { values: Record<Name, string>; setValues: (values: Record<Name, string>) => void },
): boolean {
  const key = draftName(useStaffUser().id, name);
  const [first] = useState(values);
  useEffect(() => {
    setValues(draftOr(key, first));
    return () => closeDraft(key);
  }, [key, first, setValues]);
  useEffect(() => {
    if (values !== first) storeDraft(key, values, first);
  }, [key, values, first]);
  return !isSame(values, first);
}

function storeDraft(key: string, value: unknown, initial: unknown): void {
  if (isSame(value, initial)) removeDraft(key);
  else writeDraft(key, value);
}

/** Of another version of the page, the fields that are still there. */
function draftOr<Value extends string | object>(key: string, initial: Value): Value {
  const stored = readDraft(key);
  if (typeof stored !== typeof initial || stored === null) return initial;
  if (typeof initial === "string" || Array.isArray(initial)) return stored as Value;
  const known = Object.entries(stored as object).filter(([name]) => Object.hasOwn(initial, name));
  return Object.assign({ ...(initial as object) }, Object.fromEntries(known)) as Value;
}
