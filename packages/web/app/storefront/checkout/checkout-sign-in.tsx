import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { m } from "#messages";
import type { BrowserCart } from "../cart/cart-product.ts";
import { useSession } from "../sessions/session-store.ts";
import { SignInForm } from "../sessions/sign-in-form.tsx";
import { OrderSummary } from "./order-summary.tsx";

export function CheckoutSignIn({ cart }: { cart: BrowserCart }) {
  const isSessionLost = useSession(({ endReason }) => endReason === "expired" || endReason === "refused");
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <Card title={m.sign_in_title()}>
        <p className="mb-4">{isSessionLost ? m.sign_in_again() : m.checkout_sign_in()}</p>
        <SignInForm />
        <ButtonLink href="/account/register?next=/cart/checkout" variant="secondary" wide className="mt-3">
          {m.register()}
        </ButtonLink>
      </Card>
      <section aria-label={m.summary()} className="h-fit panel p-4 sm:p-6">
        <OrderSummary cart={cart} />
      </section>
    </div>
  );
}
