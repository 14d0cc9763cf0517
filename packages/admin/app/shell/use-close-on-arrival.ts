import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Closes the popover when a page has been opened. */
export function useCloseOnArrival(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival closes it
  useEffect(() => popover.current?.hidePopover(), [key]);
}
