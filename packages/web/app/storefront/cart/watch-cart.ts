import { currentSession, type SessionEnd, useSession } from "../session/session-store.ts";
import { watchCustomerStore } from "../session/watch-customer-store.ts";
import { resetCart, useCart } from "./cart-store.ts";

let isKeptOnExpiry = false;

/** Loads the stored cart and keeps it in step with the session, other tabs and the server. Returns the cleanup function. */
export function watchCart(company: string): () => void {
  const stopWatching = watchCustomerStore(useCart, company, { sync: () => void sync(), shouldReset });
  const retryFlush = () => void (useCart.getState().unsent && loadSyncCart().then(({ flushCart }) => flushCart()));
  window.addEventListener("online", retryFlush);
  return () => {
    stopWatching();
    window.removeEventListener("online", retryFlush);
  };
}

const shouldReset = (reason: SessionEnd | null): boolean =>
  reason === "signed-out" || (reason === "expired" && !isKeptOnExpiry);

// Visitors have no cart on the server, so they do not load this.
const loadSyncCart = () => import("./sync-cart.ts");

async function sync(): Promise<void> {
  const customerId = currentSession()?.customer.id;
  if (customerId === undefined) return;
  const { owner, cart } = useCart.getState();
  // The server may have lines that this browser lacks: the cart is not shown as empty before that is known.
  if (owner !== customerId && cart.items.length === 0) useCart.setState({ isLoaded: false });
  await loadSyncCart().then(
    ({ syncCart }) => syncCart(customerId),
    () => undefined,
  );
  useCart.setState({ isLoaded: true });
}

/**
 * Keeps the lines of a session that expires during the checkout, so that the customer can sign in again and go on.
 * Returns the cleanup function, which resets the cart if the session has expired since.
 */
export function keepCartOnExpiry(): () => void {
  isKeptOnExpiry = true;
  return () => {
    isKeptOnExpiry = false;
    if (useSession.getState().endReason === "expired") resetCart();
  };
}
