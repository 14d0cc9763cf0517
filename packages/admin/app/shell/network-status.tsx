import { LoaderCircle, WifiOff } from "@pecacerta/ui/icons.tsx";
import { useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { useSlowCalls } from "../client/slow-calls.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import "./network-status.css";

/** Tells what the network does to the page: a page on its way, a slow call, no connection. */
export function NetworkStatus() {
  const isOffline = useOffline();
  const isSlow = useSlowCalls();
  const isLeaving = useNavigation().state !== "idle";
  const Icon = isOffline ? WifiOff : LoaderCircle;
  return (
    <>
      {isLeaving ? <div className="network-progress fixed" aria-hidden="true" /> : null}
      <div role="status" className="network-status fixed flex justify-center print:hidden">
        {isOffline || isSlow ? (
          <p className="network-text flex items-center gap-2 px-4 py-2">
            <Icon size={18} />
            {isOffline ? shellTexts.offline : shellTexts.slow}
          </p>
        ) : null}
      </div>
    </>
  );
}

const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
