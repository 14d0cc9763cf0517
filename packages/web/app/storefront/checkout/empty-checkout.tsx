import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { deleteDraft, hasUnansweredOrder } from "./checkout-draft.ts";

/** The cart may be empty because an order without a response took it. */
export function EmptyCheckout() {
  const { slug } = useCompany();
  const [isOpen] = useState(() => hasUnansweredOrder(slug));
  useEffect(() => deleteDraft(slug), [slug]);
  return (
    <>
      {isOpen ? (
        <Notice tone="warning">
          <p>
            {m.unanswered_order()}{" "}
            <a href="/account/orders" className="strong link">
              {m.see_my_orders()}
            </a>
          </p>
        </Notice>
      ) : null}
      <EmptyState icon={ShoppingCart} title={m.cart_empty()} hint={m.cart_empty_hint()}>
        <ButtonLink href="/catalog">{m.browse_catalog()}</ButtonLink>
      </EmptyState>
    </>
  );
}
