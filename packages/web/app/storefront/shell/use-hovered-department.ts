import { canOpenPopovers } from "@pecacerta/ui/can-open-popovers.ts";
import { type PointerEvent, type ToggleEvent, useEffect, useRef, useState } from "react";
import { loadDepartmentTree } from "../menu/department-tree.ts";

// A mouse that only crosses the bar opens nothing; one that cuts the corner on its way to the menu closes nothing.
const OPEN_DELAY_MS = 180;
const CLOSE_DELAY_MS = 300;
const OPEN_OVERLAY = "header [aria-expanded=true], [popover=auto]:popover-open";

/**
 * The department of the bar's link that a mouse rests on: the menu shows it, until the mouse has left link and menu.
 * Touch and keys change nothing, and what was opened by a press stays.
 */
export function useHoveredDepartment() {
  const [slug, setSlug] = useState<string>();
  const menu = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => {
    // A menu may have been opened before the scripts came.
    if (canOpenPopovers() && menu.current?.matches(":popover-open")) void loadDepartmentTree();
    return () => clearTimeout(timer.current);
  }, []);
  const wait = ({ pointerType }: PointerEvent, delay: number, work: () => void) => {
    if (pointerType !== "mouse" || !canOpenPopovers()) return;
    cancel();
    timer.current = window.setTimeout(work, delay);
  };
  const show = (department: string) => {
    if (slug === undefined && document.querySelector(OPEN_OVERLAY)) return;
    setSlug(department);
    menu.current?.togglePopover(true);
  };
  const onPointerLeave = (event: PointerEvent) =>
    wait(event, CLOSE_DELAY_MS, () => slug !== undefined && menu.current?.togglePopover(false));
  return {
    slug,
    showAll: () => {
      cancel();
      setSlug(undefined);
    },
    linkProps: (department: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        wait(event, OPEN_DELAY_MS, () => show(department));
        void loadDepartmentTree();
      },
      onPointerLeave,
      onPointerDown: cancel,
    }),
    menuProps: {
      ref: menu,
      onPointerEnter: cancel,
      onPointerLeave,
      onToggle: ({ newState }: ToggleEvent) => {
        if (newState === "closed") setSlug(undefined);
        else void loadDepartmentTree();
      },
    },
  };
}
