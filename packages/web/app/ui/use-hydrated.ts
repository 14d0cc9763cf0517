import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False in the server's page and until the browser has taken it over: what is typed before would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
