import { useSearchParams } from "react-router";

type ParamSelectProps = {
  /** Of the parameter of the address. */
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

/** A choice that is in the address; an empty one is not. */
export function ParamSelect({ name, label, value, options }: ParamSelectProps) {
  const [, setParams] = useSearchParams();
  const change = (next: string) =>
    setParams(
      (before) => {
        if (next === "") before.delete(name);
        else before.set(name, next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <select aria-label={label} className="input" value={value} onChange={(event) => change(event.currentTarget.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
