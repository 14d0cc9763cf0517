import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closeDrop, type HeaderDrop } from "./header-drop.ts";

/** Closes a drop-down of the header on a press or a focus outside of the returned element, and on another page. */
export function useDropClosing<Box extends HTMLElement>(drop: HeaderDrop, isOpen: boolean) {
  const box = useRef<Box>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, whatever else it brings
  useEffect(() => () => closeDrop(drop), [drop, key]);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && target.isConnected && !box.current?.contains(target)) closeDrop(drop);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [drop, isOpen]);
  return box;
}

/** Escape closes, and gives the focus back to what opened. */
export function useDropEscape(drop: HeaderDrop, isOpen: boolean, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      closeDrop(drop);
      box.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [drop, isOpen, box]);
}
