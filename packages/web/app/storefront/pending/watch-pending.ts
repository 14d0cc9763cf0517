import { currentSession } from "../sessions/session-store.ts";
import { watchCustomerStore } from "../sessions/watch-customer-store.ts";
import { claimPending, usePending } from "./pending-store.ts";

/** Loads what waits for sign-in, and clears it when a customer signs out. Returns the cleanup function. */
export const watchPending = (company: string): (() => void) =>
  watchCustomerStore(usePending, company, {
    sync() {
      const customerId = currentSession()?.customer.id;
      if (customerId !== undefined) claimPending(customerId);
    },
    shouldReset: (reason) => reason === "signed-out" || reason === "expired",
  });
