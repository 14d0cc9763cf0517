type CheckboxFieldProps = { label: string; hint?: string; value: boolean; onChange: (value: boolean) => void };

export const CheckboxField = ({ label, hint, value, onChange }: CheckboxFieldProps) => (
  <label className="flex items-start gap-2">
    <input
      type="checkbox"
      className="checkbox"
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>
      {label}
      {hint ? <span className="field-hint block">{hint}</span> : null}
    </span>
  </label>
);
