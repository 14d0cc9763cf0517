import type { Delivery } from "@pecacerta/rules/delivery";
import { estimateDelivery } from "@pecacerta/rules/delivery-estimate";
import { Price } from "@pecacerta/ui/price.tsx";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { arrivalText } from "../delivery/arrival-text.ts";
import { CheckoutStep } from "./checkout-step.tsx";
import { ChoiceCard } from "./choice-card.tsx";

export function DeliveryStep({ id, delivery }: { id: string; delivery: Delivery }) {
  const terms = useCompany().company.delivery;
  const arrival = estimateDelivery(delivery.address, terms, Date.now());
  return (
    <CheckoutStep number={2} title={m.step_delivery()}>
      {delivery.delivery.map((option) => (
        <ChoiceCard
          key={option.id}
          group={id}
          value={option.id}
          isSelected={option.id === delivery.shipping.id}
          onSelect={() => undefined}
          title={m.delivery_flat()}
          trailing={<Price centavos={option.custom_price} />}
        >
          {arrival ? `${arrivalText(arrival)}. ${m.expected_delivery_today()}` : m.delivery_flat_hint()}
        </ChoiceCard>
      ))}
    </CheckoutStep>
  );
}
