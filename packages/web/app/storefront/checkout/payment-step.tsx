import { FieldError } from "@pecacerta/ui/field.tsx";
import { m } from "#messages";
import { CheckoutStep } from "./checkout-step.tsx";
import { ChoiceCard } from "./choice-card.tsx";

type Method = "pix" | "combine";
type Props = {
  id: string;
  methods: readonly Method[];
  selected: Method;
  error: string | undefined;
  onSelect: (method: Method) => void;
};

const TEXTS = {
  pix: [m.payment_pix, m.payment_pix_hint],
  combine: [m.payment_combine, m.payment_combine_hint],
} as const;

export function PaymentStep({ id, methods, selected, error, onSelect }: Props) {
  return (
    <CheckoutStep number={3} title={m.step_payment()}>
      {methods.map((method) => (
        <ChoiceCard
          key={method}
          id={selected === method ? id : undefined}
          describedBy={error && selected === method ? `${id}-error` : undefined}
          group={id}
          value={method}
          isSelected={selected === method}
          onSelect={() => onSelect(method)}
          title={TEXTS[method][0]()}
        >
          {TEXTS[method][1]()}
        </ChoiceCard>
      ))}
      <FieldError of={id} error={error} />
    </CheckoutStep>
  );
}
