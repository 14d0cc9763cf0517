import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

let lastPath: string | undefined;

/** Moves the focus to the heading of each new page, so that a screen reader starts there. */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (lastPath !== undefined && lastPath !== pathname) focusHeading(main.current);
    lastPath = pathname;
  }, [pathname]);
  return main;
}

/** A page that has chosen its focus by itself keeps it. */
function focusHeading(main: HTMLElement | null): void {
  if (!main || main.contains(document.activeElement)) return;
  const target = main.querySelector<HTMLElement>("h1") ?? main;
  target.tabIndex = -1;
  target.classList.add("focus-target");
  target.focus({ preventScroll: true });
}
