import { type PointerEvent, type RefObject, useRef } from "react";

const SWIPE_DISTANCE_PX = 40;
const MAX_CLICK_DISTANCE_PX = 6;

/**
 * Swipes a strip with touch or mouse: `--drag` follows the pointer, `onSwipe` receives 1 (next) or -1 (previous). The
 * click that ends a drag is swallowed.
 */
export function useSwipe(strip: RefObject<HTMLElement | null>, onSwipe: (steps: 1 | -1) => void) {
  const startX = useRef<number | undefined>(undefined);
  const wasDragged = useRef(false);
  const drag = (pixels: number) => strip.current?.style.setProperty("--drag", `${pixels}px`);
  const end = (distance: number) => {
    startX.current = undefined;
    delete strip.current?.dataset.dragged;
    drag(0);
    if (Math.abs(distance) >= SWIPE_DISTANCE_PX) onSwipe(distance < 0 ? 1 : -1);
  };
  return {
    onPointerDown(event: PointerEvent) {
      wasDragged.current = false;
      if (event.isPrimary && event.button === 0) startX.current = event.clientX;
    },
    onPointerMove(event: PointerEvent) {
      if (startX.current === undefined) return;
      const distance = event.clientX - startX.current;
      if (!wasDragged.current && Math.abs(distance) < MAX_CLICK_DISTANCE_PX) return;
      wasDragged.current = true;
      if (strip.current) strip.current.dataset.dragged = "";
      event.currentTarget.setPointerCapture(event.pointerId);
      drag(distance);
    },
    onPointerUp(event: PointerEvent) {
      if (startX.current !== undefined) end(event.clientX - startX.current);
    },
    onPointerCancel: () => end(0),
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
