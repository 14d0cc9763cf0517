import { type Centavos, formatMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { useCustomerText } from "../../texts/customer-text.ts";
import "../../css/place-bar.css";

type Props = { total: Centavos; isPlacing: boolean; isNewTotal: boolean };

export function PlaceOrderBar({ total, isPlacing, isNewTotal }: Props) {
  const text = useCustomerText();
  const label = isNewTotal
    ? text("TEXT_PLACE_ORDER_NEW_TOTAL", { total: formatMoney(total) })
    : text("TEXT_PLACE_ORDER");
  return (
    <div className="place-bar">
      <p className="flex items-baseline justify-between gap-4 lg:hidden">
        <span>{text("TEXT_TOTAL")}</span>
        <Price centavos={total} className="text-18 font-semibold" />
      </p>
      <Button type="submit" wide aria-disabled={isPlacing || undefined}>
        {isPlacing ? text("TEXT_PLACING_ORDER") : label}
      </Button>
    </div>
  );
}
