import { type RefObject, useEffect, useState } from "react";

/** Makes an open popover a modal one: everything beside it is inert, and its first button has the focus. Tells whether it is open. */
export function useModalPopover(popover: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = popover.current;
    let stilled: Element[] = [];
    const release = () => {
      for (const one of stilled) one.removeAttribute("inert");
      stilled = [];
      if (element) element.ariaModal = null;
    };
    const onToggle = (event: Event) => {
      const opened = (event as ToggleEvent).newState === "open";
      setOpen(opened);
      if (!opened || !element) return;
      stilled = besides(element);
      for (const one of stilled) one.setAttribute("inert", "");
      element.ariaModal = "true";
      element.querySelector("button")?.focus();
    };
    // Before the browser gives the focus back: nothing that is inert can have it.
    const onBefore = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") release();
    };
    element?.addEventListener("toggle", onToggle);
    element?.addEventListener("beforetoggle", onBefore);
    return () => {
      element?.removeEventListener("toggle", onToggle);
      element?.removeEventListener("beforetoggle", onBefore);
      release();
    };
  }, [popover]);
  return isOpen;
}

/** What stands beside an element, and beside everything that holds it. */
function besides(element: Element): Element[] {
  const { parentElement } = element;
  if (parentElement === null || element === document.body) return [];
  const siblings = [...parentElement.children].filter((one) => one !== element && !one.hasAttribute("inert"));
  return [...siblings, ...besides(parentElement)];
}
