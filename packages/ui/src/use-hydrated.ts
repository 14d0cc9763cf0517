import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False on the server and until hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
