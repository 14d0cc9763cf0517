import { currentSession, type SessionEnd, useSession } from "../sessions/session-store.ts";
import { watchCustomerStore } from "../sessions/watch-customer-store.ts";
import { resetCart, useCart } from "./cart-store.ts";

let staysOnExpiry = false;

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
  reason === "signed-out" || (reason === "expired" && !staysOnExpiry);

const loadSyncCart = () => import("./sync-cart.ts");

async function sync(): Promise<void> {
  const customerId = currentSession()?.customer.id;
  if (customerId === undefined) return;
  const { owner, cart } = useCart.getState();
  if (owner !== customerId && cart.items.length === 0) useCart.setState({ isLoaded: false });
  await loadSyncCart().then(
    ({ syncCart }) => syncCart(customerId),
    () => undefined,
  );
  useCart.setState({ isLoaded: true });
}

export function keepCartOnExpiry(): () => void {
  staysOnExpiry = true;
  return () => {
    staysOnExpiry = false;
    if (useSession.getState().endReason === "expired") resetCart();
  };
}
