import { measureSlides } from "./slides.ts";

const MAX_CLICK_DISTANCE_PX = 6;
const SWIPE_DISTANCE_PX = 40;

type DragOptions = { signal: AbortSignal; onStart: () => void; onEnd: (slide: number) => void };

/** Lets the mouse drag a strip; it snaps to a slide, and the click that ends a drag is swallowed. */
export function enableDragging(strip: HTMLElement, { signal, onStart, onEnd }: DragOptions): void {
  let drag: { x: number; scroll: number; slide: number } | undefined;
  let isDrag = false;
  strip.addEventListener(
    "pointerdown",
    (event) => {
      isDrag = false;
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      drag = { x: event.clientX, scroll: strip.scrollLeft, slide: measureSlides(strip).nearest() };
    },
    { signal },
  );
  strip.addEventListener(
    "pointermove",
    (event) => {
      if (!drag) return;
      const distance = event.clientX - drag.x;
      if (!isDrag && Math.abs(distance) < MAX_CLICK_DISTANCE_PX) return;
      if (!isDrag) {
        isDrag = true;
        onStart();
        strip.setPointerCapture(event.pointerId);
      }
      strip.dataset.gliding = "";
      strip.scrollLeft = drag.scroll - distance;
    },
    { signal },
  );
  const end = (event: PointerEvent) => {
    if (!drag) return;
    const { x, slide } = drag;
    drag = undefined;
    if (!isDrag) return;
    const distance = x - event.clientX;
    const { nearest, direction, last } = measureSlides(strip);
    const isStep = nearest() === slide && Math.abs(distance) >= SWIPE_DISTANCE_PX;
    onEnd(isStep ? Math.min(Math.max(slide + Math.sign(distance) * direction, 0), last) : nearest());
  };
  strip.addEventListener("pointerup", end, { signal });
  strip.addEventListener("pointercancel", end, { signal });
  strip.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  strip.addEventListener(
    "click",
    (event) => {
      if (!isDrag) return;
      isDrag = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}
