import { watchCustomerStore } from "../sessions/watch-customer-store.ts";
import { useGarage } from "./garage-store.ts";

/** Loads the stored garage and keeps it in step with the session and other tabs. Returns the cleanup function. */
export const watchGarage = (company: string): (() => void) => watchCustomerStore(useGarage, company, { sync });

// Only customers load this. If it fails, the stored garage stays.
function sync(): void {
  import("./sync-garage.ts").then(({ syncGarage }) => syncGarage()).catch(() => undefined);
}
