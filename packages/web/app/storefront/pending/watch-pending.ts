import { watchCustomerStore } from "../sessions/watch-customer-store.ts";
import { usePending } from "./pending-store.ts";

/** Loads what waits for sign-in, and clears it when a customer signs out. Returns the cleanup function. */
export const watchPending = (company: string): (() => void) =>
  watchCustomerStore(usePending, company, {
    sync: () => undefined,
    shouldReset: (reason) => reason === "signed-out" || reason === "expired",
  });
