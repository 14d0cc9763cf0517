import { type Centavos, formatMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { m } from "#messages";
import "./place-order-bar.css";

type Props = { total: Centavos; isPlacing: boolean; isNewTotal: boolean };

export function PlaceOrderBar({ total, isPlacing, isNewTotal }: Props) {
  const label = isNewTotal ? m.place_order_new_total({ total: formatMoney(total) }) : m.place_order();
  return (
    <div className="place-bar">
      <p className="flex items-baseline justify-between gap-4 lg:hidden">
        <span>{m.total()}</span>
        <Price centavos={total} className="subtitle strong" />
      </p>
      <Button type="submit" wide aria-disabled={isPlacing || undefined}>
        {isPlacing ? m.placing_order() : label}
      </Button>
    </div>
  );
}
