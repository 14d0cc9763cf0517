import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { m } from "#messages";

type Props = { id: string; value: string; error: string | undefined; onChange: (notes: string) => void };

export const OrderNotesField = ({ id, value, error, onChange }: Props) => (
  <LabeledControl id={id} label={m.order_notes_label()} hint={m.order_notes_hint()} error={error}>
    {(described) => (
      <textarea
        {...described}
        name="order_notes"
        rows={3}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </LabeledControl>
);
