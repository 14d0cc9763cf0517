import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { useCustomerText } from "../../texts/customer-text.ts";
import type { BrowserCart } from "../cart/cart-product.ts";
import { useSession } from "../session/session-store.ts";
import { SignInForm } from "../session/sign-in-form.tsx";
import { OrderSummary } from "./order-summary.tsx";

export function CheckoutSignIn({ cart }: { cart: BrowserCart }) {
  const text = useCustomerText();
  const isSessionLost = useSession(({ endReason }) => endReason === "expired" || endReason === "refused");
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <Card title={text("TEXT_SIGN_IN_TITLE")}>
        <p className="mb-4">{text(isSessionLost ? "TEXT_SIGN_IN_AGAIN" : "TEXT_CHECKOUT_SIGN_IN")}</p>
        <SignInForm />
        <ButtonLink href="/account/register?next=/cart/checkout" variant="secondary" wide className="mt-3">
          {text("TEXT_REGISTER")}
        </ButtonLink>
      </Card>
      <section aria-label={text("TEXT_SUMMARY")} className="h-fit rounded bg-grey-50 p-4 sm:p-6">
        <OrderSummary cart={cart} />
      </section>
    </div>
  );
}
