import { ownProperty } from "@pecacerta/rules/own-property";
import { useState } from "react";

type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

export function useFields<Name extends string>(initial: Record<Name, string>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const change = (changes: Partial<Record<Name, string>>) => {
    setValues((before) => ({ ...before, ...changes }));
    setErrors(
      (before) =>
        Object.fromEntries(
          Object.entries(before).filter(([name]) => !Object.hasOwn(changes, name)),
        ) as FieldErrors<Name>,
    );
  };
  const field = (name: Name) => ({
    name,
    value: ownProperty<string>(values, name) ?? "",
    error: ownProperty<string | undefined>(errors, name),
    // Input masks change the value and fire this event.
    onInput: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value } as Partial<Record<Name, string>>),
  });
  return { values, setValues, change, errors, setErrors, field };
}
