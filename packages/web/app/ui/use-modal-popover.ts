import { type RefObject, useEffect, useState } from "react";

/** Makes an open popover a modal one: everything beside it is inert. Tells whether it is open. */
export function useModalPopover(popover: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = popover.current;
    let stilled: Element[] = [];
    const release = () => {
      for (const one of stilled) one.removeAttribute("inert");
      stilled = [];
    };
    const onToggle = (event: Event) => {
      const opened = (event as ToggleEvent).newState === "open";
      release();
      if (opened && element) stilled = besides(element);
      for (const one of stilled) one.setAttribute("inert", "");
      if (element) element.ariaModal = opened ? "true" : null;
      setOpen(opened);
    };
    element?.addEventListener("toggle", onToggle);
    return () => {
      element?.removeEventListener("toggle", onToggle);
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
