import { useEffect, useLayoutEffect, useState } from "react";
import { useNavigate, useNavigation } from "react-router";

// After a deploy an open page asks for files that are gone. The router reloads the page then, Vite reports an event.
const RELOADED_AT = "admin_reloaded_at";
const TARGET = "admin_target";
const ONCE_IN_MS = 30_000;

/** Loads an outdated version anew, once, and goes on to the page that the user wanted. */
export function useFreshVersion(): void {
  const navigate = useNavigate();
  const target = useNavigation().location;
  const path = target && target.pathname.replace(/^\/painel(?=\/)/, "") + target.search;
  const [interrupted] = useState(() => sessionStorage.getItem(TARGET));
  useEffect(() => {
    if (interrupted !== null && mayReload()) void navigate(interrupted);
    addEventListener("vite:preloadError", reload);
    return () => removeEventListener("vite:preloadError", reload);
  }, [navigate, interrupted]);
  // With the page that it leads to, not after it: a page that is left right away was not interrupted.
  useLayoutEffect(() => {
    if (path) sessionStorage.setItem(TARGET, path);
    else sessionStorage.removeItem(TARGET);
    // A page that is left by the router was not interrupted.
    return () => sessionStorage.removeItem(TARGET);
  }, [path]);
}

function reload(): void {
  if (navigator.onLine && mayReload()) location.reload();
}

function mayReload(): boolean {
  const isRecent = Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < ONCE_IN_MS;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  return !isRecent;
}
