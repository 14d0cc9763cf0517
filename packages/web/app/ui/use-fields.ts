import { ownProperty } from "@pecacerta/rules/own-property";
import { useState } from "react";

type Faults<Name extends string> = Partial<Record<Name, string>>;

/** The texts of a form and what is wrong with them; a fault goes away as soon as its field is touched. */
export function useFields<Name extends string>(initial: Record<Name, string>) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const change = (part: Partial<Record<Name, string>>) => {
    setValues((before) => ({ ...before, ...part }));
    setFaults(
      (before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(part, name))) as Faults<Name>,
    );
  };
  const field = (name: Name) => ({
    name,
    value: ownProperty<string>(values, name) ?? "",
    error: ownProperty<string | undefined>(faults, name),
    // An input mask rewrites what was typed, and says so by this event.
    onInput: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value } as Partial<Record<Name, string>>),
  });
  return { values, setValues, change, faults, setFaults, field };
}
