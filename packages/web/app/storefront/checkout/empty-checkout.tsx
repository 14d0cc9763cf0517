import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useState } from "react";
import { useCustomerText } from "../../texts/customer-text.ts";
import { useCompany } from "../company/use-company.ts";
import { deleteDraft, hasUnansweredOrder } from "./checkout-draft.ts";

/** The cart may be empty because an order without a response took it. */
export function EmptyCheckout() {
  const text = useCustomerText();
  const { slug } = useCompany();
  const [isOpen] = useState(() => hasUnansweredOrder(slug));
  useEffect(() => deleteDraft(slug), [slug]);
  return (
    <>
      {isOpen ? (
        <Notice tone="warning">
          <p>
            {text("TEXT_UNANSWERED_ORDER")}{" "}
            <a href="/account/orders" className="font-semibold underline">
              {text("TEXT_SEE_MY_ORDERS")}
            </a>
          </p>
        </Notice>
      ) : null}
      <EmptyState icon={ShoppingCart} title={text("TEXT_CART_EMPTY")} hint={text("TEXT_CART_EMPTY_HINT")}>
        <ButtonLink href="/catalog">{text("TEXT_BROWSE_CATALOG")}</ButtonLink>
      </EmptyState>
    </>
  );
}
