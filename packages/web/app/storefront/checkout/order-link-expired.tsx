import { toWholeDays } from "@pecacerta/rules/duration";
import { ORDER_LINK_LIFETIME_MS } from "@pecacerta/rules/order";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Clock } from "@pecacerta/ui/icons.tsx";
import { useCustomerText } from "../../texts/customer-text.ts";

/** The link of an order expires; customers find the order in their account. */
export function OrderLinkExpired() {
  const text = useCustomerText();
  return (
    <div className="frame">
      <EmptyState
        icon={Clock}
        level="h1"
        title={text("TEXT_ORDER_LINK_ENDED")}
        hint={text("TEXT_ORDER_LINK_ENDED_HINT", { days: toWholeDays(ORDER_LINK_LIFETIME_MS) })}
      >
        <ButtonLink href="/account/orders">{text("TEXT_SEE_MY_ORDERS")}</ButtonLink>
        <ButtonLink href="/track-order" variant="secondary">
          {text("TEXT_TRACK_TITLE")}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
