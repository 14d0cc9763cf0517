import { type PointerEvent, type RefObject, useRef } from "react";

const FAR_ENOUGH = 40;
const STILL_A_PRESS = 6;

/**
 * Lets a strip be pushed aside with a finger or the mouse: `--drag` follows while it is held, then `onSwipe` hears
 * whether it went one step on (1) or back (-1). A push is no press: the click that ends it is swallowed.
 */
export function useSwipe(strip: RefObject<HTMLElement | null>, onSwipe: (steps: 1 | -1) => void) {
  const from = useRef<number | undefined>(undefined);
  const wasPush = useRef(false);
  const drag = (pixels: number) => strip.current?.style.setProperty("--drag", `${pixels}px`);
  const end = (moved: number) => {
    from.current = undefined;
    delete strip.current?.dataset.dragged;
    drag(0);
    if (Math.abs(moved) >= FAR_ENOUGH) onSwipe(moved < 0 ? 1 : -1);
  };
  return {
    onPointerDown(event: PointerEvent) {
      wasPush.current = false;
      if (event.isPrimary && event.button === 0) from.current = event.clientX;
    },
    onPointerMove(event: PointerEvent) {
      if (from.current === undefined) return;
      const moved = event.clientX - from.current;
      if (!wasPush.current && Math.abs(moved) < STILL_A_PRESS) return;
      wasPush.current = true;
      if (strip.current) strip.current.dataset.dragged = "";
      event.currentTarget.setPointerCapture(event.pointerId);
      drag(moved);
    },
    onPointerUp(event: PointerEvent) {
      if (from.current !== undefined) end(event.clientX - from.current);
    },
    onPointerCancel: () => end(0),
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!wasPush.current) return;
      wasPush.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
