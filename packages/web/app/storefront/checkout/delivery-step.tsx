import type { Delivery } from "@pecacerta/rules/delivery";
import { Price } from "@pecacerta/ui/price.tsx";
import { useCustomerText } from "../../texts/customer-text.ts";
import { CheckoutStep } from "./checkout-step.tsx";
import { ChoiceCard } from "./choice-card.tsx";

export function DeliveryStep({ id, delivery }: { id: string; delivery: Delivery }) {
  const text = useCustomerText();
  return (
    <CheckoutStep number={2} title={text("TEXT_STEP_DELIVERY")}>
      {delivery.delivery.map((option) => (
        <ChoiceCard
          key={option.id}
          group={id}
          value={option.id}
          isSelected={option.id === delivery.shipping.id}
          onSelect={() => undefined}
          title={text("TEXT_DELIVERY_FLAT")}
          trailing={<Price centavos={option.custom_price} />}
        >
          {text("TEXT_DELIVERY_FLAT_HINT")}
        </ChoiceCard>
      ))}
    </CheckoutStep>
  );
}
