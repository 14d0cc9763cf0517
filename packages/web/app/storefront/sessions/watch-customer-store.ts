import { type SessionEnd, useSession } from "./session-store.ts";

type CustomerStore = { watch: (company: string) => () => void; reset: () => void };

type Options = {
  sync: () => void;
  /** Whether the store is cleared when the session ends for this reason; null if another tab ended it. */
  shouldReset?: (reason: SessionEnd | null) => boolean;
};

/** Syncs a store after each sign-in and clears it after the session ends. Returns the cleanup function. */
export function watchCustomerStore(
  store: CustomerStore,
  company: string,
  { sync, shouldReset = () => true }: Options,
): () => void {
  const stopWatching = store.watch(company);
  const { session, endReason } = useSession.getState();
  // The session may have expired before this page was opened.
  if (endReason === "expired") store.reset();
  if (session) sync();
  const unsubscribe = useSession.subscribe(({ session, endReason }, previous) => {
    const hasLeft = previous.session !== null && previous.session.customer.id !== session?.customer.id;
    if (hasLeft && (session || shouldReset(endReason))) store.reset();
    if (session && session.token !== previous.session?.token) sync();
  });
  return () => {
    unsubscribe();
    stopWatching();
  };
}
