import { prepareToasts, toast } from "@pecacerta/ui/toast.ts";
import { useEffect } from "react";
import { m } from "#messages";
import { storeText } from "../../client/storage.ts";
import { setCartTerms } from "../cart/cart-store.ts";
import { loadCartActions } from "../cart/use-buy.ts";
import { watchCart } from "../cart/watch-cart.ts";
import { useCompany } from "../companies/use-company.ts";
import { useCompare } from "../compare/compare-store.ts";
import { watchPostcode } from "../delivery/postcode-store.ts";
import { watchGarage } from "../garage/watch-garage.ts";
import { watchPending } from "../pending/watch-pending.ts";
import { currentSession, useSession } from "../sessions/session-store.ts";
import { watchSession } from "../sessions/watch-session.ts";
import { watchWishlist } from "../wishlist/watch-wishlist.ts";

/** Starts the personal stores after hydration. Renders nothing. */
export function BrowserState() {
  const { slug, company } = useCompany();
  useEffect(() => {
    storeText("idCompany", company.id);
    const stopSession = watchSession(slug);
    // Before the stores that complete what waits.
    const stopPending = watchPending(slug);
    const stopCart = watchCart(slug);
    const stopCompare = useCompare.watch(slug);
    const stopGarage = watchGarage(slug);
    const stopWishes = watchWishlist(slug);
    const stopPostcode = watchPostcode(slug);
    // Preloads toasts for customers; visitors rarely see one.
    if (currentSession()) prepareForCustomer();
    const stopTelling = useSession.subscribe(({ session, endReason: ended }, before) => {
      if (session && !before.session) prepareForCustomer();
      const isOver = !session && before.session;
      if (isOver && (ended === "expired" || ended === "refused")) toast.info(m.toast_session_ended());
    });
    return () => {
      stopTelling();
      stopPostcode();
      stopWishes();
      stopGarage();
      stopCart();
      stopPending();
      stopCompare();
      stopSession();
    };
  }, [slug, company.id]);
  useEffect(() => setCartTerms(company.terms), [company.terms]);
  return null;
}

function prepareForCustomer(): void {
  prepareToasts();
  // A failed preload is retried when it is needed.
  loadCartActions().catch(() => undefined);
}
