import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

let lastPath: string | undefined;

/** Moves the focus to the content of each new page, so that a screen reader starts there. */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (lastPath !== undefined && lastPath !== pathname) main.current?.focus({ preventScroll: true });
    lastPath = pathname;
  }, [pathname]);
  return main;
}
