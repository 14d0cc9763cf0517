import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

type FocusedItem = { button: Element; place: number; home: HTMLElement | null };

/** Leads the focus on when its button goes: to the item in that place, else to what the list stood in, else to the heading. */
export function useListFocus<List extends HTMLElement>() {
  const list: RefObject<List | null> = useRef(null);
  const focused = useRef<FocusedItem>(undefined);
  useEffect(() => {
    const { button, place = 0, home } = focused.current ?? {};
    if (!button || button.isConnected || document.activeElement !== document.body) return;
    focused.current = undefined;
    const items = list.current?.querySelectorAll<HTMLElement>(":scope > li") ?? [];
    const item = items[Math.min(place, items.length - 1)];
    focusUnseen(item ?? (home?.isConnected ? home.querySelector("input, button, a") : null));
  });
  const onFocus = ({ target: button }: FocusEvent) => {
    const place = [...(list.current?.children ?? [])].findIndex((item) => item.contains(button));
    if (place >= 0) focused.current = { button, place, home: list.current?.parentElement ?? null };
  };
  return { list, onFocus };
}

/** Focuses a control, or without the ring an item or the heading, which take the focus of a program only. */
function focusUnseen(found: HTMLElement | null): void {
  const target = found ?? document.querySelector<HTMLElement>("main h1");
  if (!target) return;
  if (!target.matches("input, button, a")) {
    target.tabIndex = -1;
    target.classList.add("focus-target");
  }
  target.focus({ preventScroll: true });
}
