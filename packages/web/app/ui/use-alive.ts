import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's page and until the browser has taken it over: what is typed before would be lost. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
