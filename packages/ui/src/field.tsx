import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, useId } from "react";
import { CircleAlert } from "./icons.tsx";

type FieldLabels = { label: ReactNode; describedBy?: string; hint?: ReactNode; error?: string };
type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

export function Field({
  label,
  describedBy,
  hint,
  error,
  className,
  ...input
}: FieldLabels & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <LabeledControl {...{ label, describedBy, hint, error, className }} id={input.id}>
      {(controlProps) => <input {...input} {...controlProps} className="input" />}
    </LabeledControl>
  );
}

export function SelectField({
  label,
  describedBy,
  hint,
  error,
  className,
  ...select
}: FieldLabels & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <LabeledControl {...{ label, describedBy, hint, error, className }} id={select.id}>
      {(controlProps) => <select {...select} {...controlProps} className="input" />}
    </LabeledControl>
  );
}

export function LabeledControl({
  label,
  describedBy,
  hint,
  error,
  id,
  className = "",
  children,
}: FieldLabels & { id?: string; className?: string; children: (controlProps: ControlProps) => ReactNode }) {
  const made = useId();
  const own = id ?? made;
  const described = [describedBy, hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(" ");
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={own}>
        {label}
      </label>
      {children({
        id: own,
        "aria-describedby": described || undefined,
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
