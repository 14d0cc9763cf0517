import { useState } from "react";

type Faults<Name extends string> = Partial<Record<Name, string>>;

/** The texts of a form and what is wrong with them; a fault goes away as soon as its field is touched. */
export function useFields<Name extends string>(initial: Record<Name, string>) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const change = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _, ...rest }) => rest as Faults<Name>);
  };
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: faults[name],
    // An input mask rewrites what was typed, and says so by this event.
    onInput: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });
  return { values, setValues, faults, setFaults, field };
}
