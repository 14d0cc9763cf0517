import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { useConnectionText } from "../../texts/connection-text.ts";
import { Check, WifiOff } from "../../ui/icons.tsx";

const BACK_MS = 4000;

/**
 * Says when the connection is gone, and that it is back. A link that is pressed meanwhile leads away only then: the
 * page that is there is worth more than the browser's own one, which says that there is none.
 */
export function ConnectionNotice() {
  const text = useConnectionText();
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  const wanted = useHeldLink(isOnline);
  const isJustBack = useJustBack(isOnline);
  const said = !isOnline ? (wanted ? "TEXT_OFFLINE_WANTED" : "TEXT_OFFLINE") : isJustBack ? "TEXT_ONLINE" : undefined;
  const Icon = isOnline ? Check : WifiOff;
  return (
    <div role="status" className="connection">
      {said ? (
        <p className={isOnline ? "connection-said connection-back" : "connection-said"}>
          <Icon size={20} aria-hidden="true" />
          {text(said)}
        </p>
      ) : null}
    </div>
  );
}

function follow(tell: () => void): () => void {
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  return () => {
    window.removeEventListener("online", tell);
    window.removeEventListener("offline", tell);
  };
}

/** Keeps the last link that was pressed without a connection, and follows it once there is one. */
function useHeldLink(isOnline: boolean): string | undefined {
  const navigate = useNavigate();
  const [wanted, want] = useState<string>();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (navigator.onLine) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || link.origin !== location.origin || link.target || isHere(link)) return;
      event.preventDefault();
      event.stopPropagation();
      want(link.pathname + link.search + link.hash);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);
  useEffect(() => {
    if (!isOnline || !wanted) return;
    want(undefined);
    void navigate(wanted);
  }, [isOnline, wanted, navigate]);
  return wanted;
}

const isHere = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== "" && pathname === location.pathname && search === location.search;

function useJustBack(isOnline: boolean): boolean {
  const [before, setBefore] = useState(isOnline);
  useEffect(() => {
    if (!isOnline) return setBefore(false);
    if (before) return;
    const waiting = setTimeout(() => setBefore(true), BACK_MS);
    return () => clearTimeout(waiting);
  }, [isOnline, before]);
  return isOnline && !before;
}
