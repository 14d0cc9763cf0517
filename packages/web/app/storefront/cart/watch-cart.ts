import { followKept } from "../../client/kept.ts";
import { currentSession, useSession } from "../session/session-store.ts";
import { cartKey, loadCart, resetCart, useCart } from "./cart-store.ts";

let isKeptOnSignOut = false;

/** Takes up the cart that the browser kept, and lets it follow the session, other tabs and the connection. */
export function watchCart(company: string): () => void {
  loadCart(company);
  // A session that was over before anybody looked ended as well.
  if (useSession.getState().endReason === "expired") resetCart();
  const retryFlush = () =>
    void (useCart.getState().unsent && loadSyncCart().then(({ flushCart: sendCart }) => sendCart()));
  void sync();
  const unsubscribe = useSession.subscribe(({ session, endReason: ended }, before) => {
    if (session && session.token !== before.session?.token) void sync();
    if (!session && before.session && (ended === "signed-out" || (ended === "expired" && !isKeptOnSignOut)))
      resetCart();
  });
  const stopListening = followKept(cartKey(company), () => loadCart(company));
  window.addEventListener("online", retryFlush);
  return () => {
    unsubscribe();
    stopListening();
    window.removeEventListener("online", retryFlush);
  };
}

const loadSyncCart = () => import("./sync-cart.ts");

async function sync(): Promise<void> {
  const customerId = currentSession()?.customer.id;
  if (customerId === undefined) return;
  const { owner, cart } = useCart.getState();
  // Nothing here may still be something there: nobody is told that the cart is empty before that is known.
  if (owner !== customerId && cart.items.length === 0) useCart.setState({ isLoaded: false });
  // Only customers have a cart at the server: visitors load nothing for it.
  await loadSyncCart().then(
    ({ syncCart: settleCart }) => settleCart(customerId),
    () => undefined,
  );
  useCart.setState({ isLoaded: true });
}

/**
 * While somebody checks out, a session that ends takes no lines away: signing in again goes on where it stopped.
 * Answers how to let go, which then does what was put off.
 */
export function keepCartOnSignOut(): () => void {
  isKeptOnSignOut = true;
  return () => {
    isKeptOnSignOut = false;
    if (useSession.getState().endReason === "expired") resetCart();
  };
}
