import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { listTexts } from "../texts/list-texts.ts";

type FilterControl = {
  id: string;
  name: string;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

type FilterFormProps<Name extends string> = {
  /** Begins the ids of the fields. */
  id: string;
  label: string;
  names: readonly Name[];
  className: string;
  children: (control: (name: Name) => FilterControl) => ReactNode;
};

/** The first and the last day of a list. */
export const DayFields = ({ control }: { control: (name: "from" | "to") => FilterControl }) => (
  <>
    <Field {...control("from")} label={listTexts.from} type="date" />
    <Field {...control("to")} label={listTexts.to} type="date" />
  </>
);

/** Fields whose values are in the address, so that a link shows the same list. */
export function FilterForm<Name extends string>({ id, label, names, className, children }: FilterFormProps<Name>) {
  const [params, setParams] = useSearchParams();
  const change = (changes: readonly (readonly [Name, string])[]) =>
    setParams(
      (before) => {
        for (const [name, value] of changes) value ? before.set(name, value) : before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const value = (name: Name) => params.get(name) ?? "";
  const control = (name: Name): FilterControl => ({
    id: `${id}-${name}`,
    name,
    value: value(name),
    onChange: (event) => change([[name, event.currentTarget.value.trim()]]),
  });
  return (
    <form
      aria-label={label}
      className={`grid grid-cols-2 items-end gap-3 ${className}`}
      onSubmit={(event) => event.preventDefault()}
    >
      {children(control)}
      {names.some(value) ? (
        <Button variant="secondary" onClick={() => change(names.map((name) => [name, ""] as const))}>
          {listTexts.clearFilters}
        </Button>
      ) : null}
    </form>
  );
}
