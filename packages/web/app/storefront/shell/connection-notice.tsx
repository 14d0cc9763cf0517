import { Check, WifiOff } from "@pecacerta/ui/icons.tsx";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { useOnline } from "../../client/use-online.ts";
import "./connection-notice.css";

const ONLINE_NOTICE_MS = 4000;

/** A link clicked offline navigates after reconnecting: the browser's error page does not replace the page. */
export function ConnectionNotice() {
  const isOnline = useOnline();
  const pendingPath = useDelayedLink(isOnline);
  const isRecentlyOnline = useRecentlyOnline(isOnline);
  const onlineMessage = isRecentlyOnline ? m.online() : undefined;
  const message = isOnline ? onlineMessage : pendingPath ? m.offline_wanted() : m.offline();
  const Icon = isOnline ? Check : WifiOff;
  return (
    <div role="status" data-connection>
      {message ? (
        <p className={isOnline ? "connection-said connection-back" : "connection-said"}>
          <Icon size={20} aria-hidden="true" />
          {message}
        </p>
      ) : null}
    </div>
  );
}

function useDelayedLink(isOnline: boolean): string | undefined {
  const navigate = useNavigate();
  const [pendingPath, setPendingPath] = useState<string>();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (navigator.onLine) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || link.origin !== location.origin || link.target || staysOnPage(link)) return;
      event.preventDefault();
      event.stopPropagation();
      setPendingPath(link.pathname + link.search + link.hash);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);
  useEffect(() => {
    if (!isOnline || !pendingPath) return;
    setPendingPath(undefined);
    void navigate(pendingPath);
  }, [isOnline, pendingPath, navigate]);
  return pendingPath;
}

const staysOnPage = ({ ariaHasPopup, pathname, search, hash }: HTMLAnchorElement): boolean =>
  ariaHasPopup === "dialog" || (hash !== "" && pathname === location.pathname && search === location.search);

function useRecentlyOnline(isOnline: boolean): boolean {
  const [before, setBefore] = useState(isOnline);
  useEffect(() => {
    if (!isOnline) return setBefore(false);
    if (before) return;
    const waiting = setTimeout(() => setBefore(true), ONLINE_NOTICE_MS);
    return () => clearTimeout(waiting);
  }, [isOnline, before]);
  return isOnline && !before;
}
