import { isOpenLine, usePending } from "../pending/pending-store.ts";
import { currentSession, type SessionEnd, useSession } from "../sessions/session-store.ts";
import { watchCustomerStore } from "../sessions/watch-customer-store.ts";
import { resetCart, useCart } from "./cart-store.ts";

let staysOnExpiry = false;

export function watchCart(company: string): () => void {
  const syncAndComplete = async () => {
    // Another tab may complete them during the sync, which then brings the cart before that.
    const isPending = hasPendingLines();
    await sync();
    if (isPending) await completePending(company);
  };
  const stopWatching = watchCustomerStore(useCart, company, { sync: () => void syncAndComplete(), shouldReset });
  const retry = async () => {
    if (useCart.getState().unsent) await loadSyncCart().then(({ flushCart }) => flushCart());
    if (hasPendingLines()) await completePending(company);
  };
  const retryOnline = () => void retry();
  window.addEventListener("online", retryOnline);
  return () => {
    stopWatching();
    window.removeEventListener("online", retryOnline);
  };
}

const shouldReset = (reason: SessionEnd | null): boolean =>
  reason === "signed-out" || (reason === "expired" && !staysOnExpiry);

const loadSyncCart = () => import("./sync-cart.ts");

/** Visitors complete nothing, so they do not load this. */
export const loadCompletePending = () => import("./complete-pending.ts");

const hasPendingLines = (): boolean => usePending.getState().lines.some(isOpenLine);

async function completePending(company: string): Promise<void> {
  if (!currentSession()) return;
  await loadCompletePending().then(
    ({ completePendingLines }) => completePendingLines(company),
    () => undefined,
  );
}

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
