import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, useId } from "react";
import { CircleAlert } from "./icons.tsx";

type FieldLabels = { label: ReactNode; hint?: ReactNode; error?: string };
type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** A labelled text input, with a hint and, where something is wrong with it, the reason. */
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

/** For controls of one's own: gives the id and the description that tie the label, hint and error to the control. */
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

/** What is wrong with the field of this id, which names it as its description: `ID-error`. */
export const FieldError = ({ of, error }: { of: string; error: string | undefined }) =>
  error ? (
    <span className="field-error" id={`${of}-error`}>
      <CircleAlert size={16} />
      {error}
    </span>
  ) : null;
