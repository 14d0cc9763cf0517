import { slidesOf } from "./slides.ts";

const STILL_A_PRESS = 6;
const FAR_ENOUGH = 40;

type Hear = { signal: AbortSignal; onStart: () => void; onEnd: (slide: number) => void };

/** Lets the mouse push a strip as a finger does: it goes along, and ends at a slide. A push is no press. */
export function dragging(strip: HTMLElement, { signal, onStart, onEnd }: Hear): void {
  let held: { x: number; scroll: number; slide: number } | undefined;
  let isPush = false;
  strip.addEventListener(
    "pointerdown",
    (event) => {
      isPush = false;
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      held = { x: event.clientX, scroll: strip.scrollLeft, slide: slidesOf(strip).nearest() };
    },
    { signal },
  );
  strip.addEventListener(
    "pointermove",
    (event) => {
      if (!held) return;
      const moved = event.clientX - held.x;
      if (!isPush && Math.abs(moved) < STILL_A_PRESS) return;
      if (!isPush) {
        isPush = true;
        onStart();
        strip.setPointerCapture(event.pointerId);
      }
      strip.dataset.gliding = "";
      strip.scrollLeft = held.scroll - moved;
    },
    { signal },
  );
  const end = (event: PointerEvent) => {
    if (!held) return;
    const { x, slide } = held;
    held = undefined;
    if (!isPush) return;
    const moved = x - event.clientX;
    const { nearest, onwards, last } = slidesOf(strip);
    // A short push goes one slide on, too.
    const isStep = nearest() === slide && Math.abs(moved) >= FAR_ENOUGH;
    onEnd(isStep ? Math.min(Math.max(slide + Math.sign(moved) * onwards, 0), last) : nearest());
  };
  strip.addEventListener("pointerup", end, { signal });
  strip.addEventListener("pointercancel", end, { signal });
  strip.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  strip.addEventListener(
    "click",
    (event) => {
      if (!isPush) return;
      isPush = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}
