import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closeDropdown, type HeaderDropdown } from "./header-dropdown.ts";

/** Closes a drop-down of the header on a press or a focus outside of the returned element, and on another page. */
export function useCloseOnOutside<Box extends HTMLElement>(dropdown: HeaderDropdown, isOpen: boolean) {
  const box = useRef<Box>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, whatever else it brings
  useEffect(() => () => closeDropdown(dropdown), [dropdown, key]);
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && target.isConnected && !box.current?.contains(target)) closeDropdown(dropdown);
    };
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    return () => {
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
    };
  }, [dropdown, isOpen]);
  return box;
}

/** Escape closes, and gives the focus back to what opened. */
export function useCloseOnEscape(dropdown: HeaderDropdown, isOpen: boolean, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      closeDropdown(dropdown);
      box.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [dropdown, isOpen, box]);
}
