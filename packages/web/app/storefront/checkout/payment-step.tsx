import { FieldError } from "@pecacerta/ui/field.tsx";
import { useCustomerText } from "../../texts/customer-text.ts";
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
  pix: ["TEXT_PAYMENT_PIX", "TEXT_PAYMENT_PIX_HINT"],
  combine: ["TEXT_PAYMENT_COMBINE", "TEXT_PAYMENT_COMBINE_HINT"],
} as const;

export function PaymentStep({ id, methods, selected, error, onSelect }: Props) {
  const text = useCustomerText();
  return (
    <CheckoutStep number={3} title={text("TEXT_STEP_PAYMENT")}>
      {methods.map((method) => (
        <ChoiceCard
          key={method}
          id={selected === method ? id : undefined}
          describedBy={error && selected === method ? `${id}-error` : undefined}
          group={id}
          value={method}
          isSelected={selected === method}
          onSelect={() => onSelect(method)}
          title={text(TEXTS[method][0])}
        >
          {text(TEXTS[method][1])}
        </ChoiceCard>
      ))}
      <FieldError of={id} error={error} />
    </CheckoutStep>
  );
}
