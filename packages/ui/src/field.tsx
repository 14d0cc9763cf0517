import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, useId } from "react";
import { CircleAlert } from "./icons.tsx";

type FieldLabels = { label: ReactNode; hint?: ReactNode; error?: string };
type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

export function Field({
  label,
  hint,
  error,
  className,
  ...input
}: FieldLabels & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <LabeledControl label={label} hint={hint} error={error} id={input.id} className={className}>
      {(controlProps) => <input {...input} {...controlProps} className="input" />}
    </LabeledControl>
  );
}

export function SelectField({
  label,
  hint,
  error,
  className,
  ...select
}: FieldLabels & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <LabeledControl label={label} hint={hint} error={error} id={select.id} className={className}>
      {(controlProps) => <select {...select} {...controlProps} className="input" />}
    </LabeledControl>
  );
}

export function LabeledControl({
  label,
  hint,
  error,
  id,
  className = "",
  children,
}: FieldLabels & { id?: string; className?: string; children: (controlProps: ControlProps) => ReactNode }) {
  const made = useId();
  const own = id ?? made;
  const controlProps = [hint ? `${own}-hint` : "", error ? `${own}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={own}>
        {label}
      </label>
      {children({
        id: own,
        "aria-describedby": controlProps || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint ? (
        <span className="field-hint" id={`${own}-hint`}>
          {hint}
        </span>
      ) : null}
      <FieldError of={own} error={error} />
    </div>
  );
}

/** The error of a field, with the id `ID-error` for aria-describedby. */
export const FieldError = ({ of, error }: { of: string; error: string | undefined }) =>
  error ? (
    <span className="field-error" id={`${of}-error`}>
      <CircleAlert size={16} />
      {error}
    </span>
  ) : null;
