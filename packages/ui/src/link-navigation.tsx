import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate, useNavigation } from "react-router";
import { canOpenPopovers } from "./can-open-popovers.ts";

type Props = { isOutside: (url: URL) => boolean; toDestination?: (url: URL) => URL };

const unchanged = (url: URL): URL => url;

/**
 * Client-side navigation for plain `<a>` and GET forms, by one delegated listener. `isOutside` matches URLs that are
 * not pages; `toDestination` may complete the URL of a page. Links inside `data-in-place` to the same path keep the scroll
 * position.
 */
export function LinkNavigation({ isOutside, toDestination = unchanged }: Props) {
  const navigate = useNavigate();
  const [prefetchPath, setIntended] = useState<string>();
  const isBusy = useNavigation().state !== "idle";
  useClosePopoversOnNavigation();
  useFocusMainOnNavigation();

  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts
  useEffect(() => setIntended(undefined), [key]);

  useEffect(() => {
    const go = (event: Event, target: URL, from: Element) => {
      if (target.origin !== location.origin || isOutside(target)) return;
      event.preventDefault();
      const url = toDestination(target);
      const preventScrollReset = url.pathname === location.pathname && keepsScroll(from);
      const viewTransition = !preventScrollReset && !matchMedia("(prefers-reduced-motion: reduce)").matches;
      void navigate(url.pathname + url.search + url.hash, { preventScrollReset, viewTransition });
    };
    const onClick = (event: MouseEvent) => {
      const link = closestLink(event);
      if (!link || isHandledByBrowser(event, link)) return;
      const url = new URL(link.href);
      const isSamePlace = url.pathname === location.pathname && url.search === location.search;
      if (!(isSamePlace && url.hash)) go(event, url, link);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.method !== "get") return;
      go(event, formUrl(form, event.submitter), form);
    };
    const onIntent = (event: Event) => {
      const link = closestLink(event);
      // Offline, a failed prefetch would make the router reload the page.
      if (!navigator.onLine || !link || link.origin !== location.origin || isHandledByBrowser(event, link)) return;
      const url = new URL(link.href);
      if (isOutside(url) || url.pathname === location.pathname) return;
      const { pathname, search } = toDestination(url);
      setIntended(pathname + search);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    const intentEvents = ["pointerover", "touchstart", "focusin"] as const;
    for (const name of intentEvents) document.addEventListener(name, onIntent, { passive: true, capture: true });
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
      for (const name of intentEvents) document.removeEventListener(name, onIntent, { capture: true });
    };
  }, [navigate, isOutside, toDestination]);

  return (
    <>
      {isBusy ? <div className="progress" aria-hidden="true" /> : null}
      {prefetchPath ? <PrefetchPageLinks key={prefetchPath} page={prefetchPath} /> : null}
    </>
  );
}

const keepsScroll = (element: Element): boolean => element.closest("[data-in-place]") !== null;

function useClosePopoversOnNavigation(): void {
  const { key, pathname } = useLocation();
  const previous = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts
  useEffect(() => {
    const isSamePage = previous.current === pathname;
    previous.current = pathname;
    if (!canOpenPopovers()) return;
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) {
      if (!(isSamePage && keepsScroll(open))) open.hidePopover();
    }
  }, [key, pathname]);
}

function useFocusMainOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);
}

function closestLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
}

function isHandledByBrowser(event: Event, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || link.target || link.hasAttribute("download") || "document" in link.dataset) return true;
  return event instanceof MouseEvent && event.type === "click" && (event.button !== 0 || hasModifier(event));
}

const hasModifier = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

function formUrl(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(form.action);
  const fields = new FormData(form, submitter);
  url.search = new URLSearchParams([...fields].filter(([, value]) => value !== "") as [string, string][]).toString();
  return url;
}
