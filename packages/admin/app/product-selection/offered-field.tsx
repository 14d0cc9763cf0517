import { Field } from "@pecacerta/ui/field.tsx";
import { type ComponentProps, useId } from "react";

type OfferedFieldProps = ComponentProps<typeof Field> & { names: readonly string[] };

/** A field that offers names while a user types, and takes other texts too. */
export function OfferedField({ names, ...field }: OfferedFieldProps) {
  const listId = useId();
  return (
    <>
      <Field autoComplete="off" list={names.length > 0 ? listId : undefined} {...field} />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
