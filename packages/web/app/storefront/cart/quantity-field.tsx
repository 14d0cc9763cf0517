import { MAX_QUANTITY } from "@pecacerta/rules/quantity";
import { Minus, Plus } from "@pecacerta/ui/icons.tsx";
import { useEarlyInput } from "@pecacerta/ui/use-early-input.ts";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import "./quantity-field.css";

type Labels = { field: string; less: string; more: string };

/** `value` is the input, valid or not. */
export function QuantityField({
  id,
  value,
  labels,
  isInvalid,
  describedBy,
  onChange,
}: {
  id?: string;
  value: string;
  labels: Labels;
  isInvalid?: boolean;
  describedBy?: string;
  onChange: (value: string) => void;
}) {
  const quantity = Number(value) || 0;
  const isHydrated = useHydrated();
  const field = useEarlyInput<HTMLInputElement>(value, onChange);
  return (
    <div className="quantity inline-flex">
      <button
        type="button"
        className="quantity-step grid size-11 place-items-center"
        aria-label={labels.less}
        disabled={!isHydrated || quantity <= 1}
        onClick={() => onChange(String(quantity - 1))}
      >
        <Minus size={16} />
      </button>
      <input
        ref={field}
        id={id}
        className="quantity-input h-11 w-12 text-center"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.field}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        className="quantity-step grid size-11 place-items-center"
        aria-label={labels.more}
        disabled={!isHydrated || quantity >= MAX_QUANTITY}
        onClick={() => onChange(String(quantity + 1))}
      >
        <Plus size={16} />
      </button>
    </div>
  );
}
