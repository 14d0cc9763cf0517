import { toWholeDays } from "@pecacerta/rules/duration";
import { ORDER_LINK_LIFETIME_MS } from "@pecacerta/rules/order";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Clock } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";

/** The link of an order expires; customers find the order in their account. */
export function OrderLinkExpired() {
  return (
    <div className="frame">
      <EmptyState
        icon={Clock}
        level="h1"
        title={m.order_link_ended()}
        hint={m.order_link_ended_hint({ days: toWholeDays(ORDER_LINK_LIFETIME_MS) })}
      >
        <ButtonLink href="/account/orders">{m.see_my_orders()}</ButtonLink>
        <ButtonLink href="/track-order" variant="secondary">
          {m.track_title()}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
