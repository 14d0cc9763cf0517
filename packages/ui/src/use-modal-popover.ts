import { type RefObject, useEffect, useState } from "react";

/** Makes everything outside the open popover inert and focuses its first button. Returns whether it is open. */
export function useModalPopover(popover: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = popover.current;
    let inertElements: Element[] = [];
    const removeInert = () => {
      for (const one of inertElements) one.removeAttribute("inert");
      inertElements = [];
      if (element) element.ariaModal = null;
    };
    const onToggle = (event: Event) => {
      const opened = (event as ToggleEvent).newState === "open";
      setOpen(opened);
      if (!opened || !element) return;
      inertElements = outsideElements(element);
      for (const one of inertElements) one.setAttribute("inert", "");
      element.ariaModal = "true";
      element.querySelector("button")?.focus();
    };
    // Before the browser restores the focus: inert elements cannot have it.
    const onBeforeToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") removeInert();
    };
    element?.addEventListener("toggle", onToggle);
    element?.addEventListener("beforetoggle", onBeforeToggle);
    return () => {
      element?.removeEventListener("toggle", onToggle);
      element?.removeEventListener("beforetoggle", onBeforeToggle);
      removeInert();
    };
  }, [popover]);
  return isOpen;
}

function outsideElements(element: Element): Element[] {
  const { parentElement } = element;
  if (parentElement === null || element === document.body) return [];
  const siblings = [...parentElement.children].filter((one) => one !== element && !one.hasAttribute("inert"));
  return [...siblings, ...outsideElements(parentElement)];
}
