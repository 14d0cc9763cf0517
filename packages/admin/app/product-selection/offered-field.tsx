import { type ComponentProps, useId } from "react";
import { LimitedField } from "../limited-field/limited-field.tsx";

type OfferedFieldProps = ComponentProps<typeof LimitedField> & { names: readonly string[] };

/** A field that offers names while a user types, and takes other texts too. */
export function OfferedField({ names, ...field }: OfferedFieldProps) {
  const listId = useId();
  return (
    <>
      <LimitedField autoComplete="off" list={names.length > 0 ? listId : undefined} {...field} />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
