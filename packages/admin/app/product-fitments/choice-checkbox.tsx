type ChoiceCheckboxProps = { label: string; note?: string; checked: boolean; onToggle: () => void };

export const ChoiceCheckbox = ({ label, note, checked, onToggle }: ChoiceCheckboxProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="checkbox" className="checkbox shrink-0" checked={checked} onChange={onToggle} />
    <span className="wrap-anywhere">
      {label} {note ? <span className="note">{note}</span> : null}
    </span>
  </label>
);
