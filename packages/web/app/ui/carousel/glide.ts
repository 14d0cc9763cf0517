import { CAROUSEL } from "./times.ts";

/** Whoever asked for less motion is taken there at once. */
export const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Quick to start, slow to arrive.
const eased = (part: number): number => 1 - (1 - part) ** 3;

/** Scrolls a strip to a place in half a second; answers how to break it off. The styles let go of its slides meanwhile. */
export function glide(strip: HTMLElement, to: number, onArrival: () => void): () => void {
  const from = strip.scrollLeft;
  const start = performance.now();
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    delete strip.dataset.gliding;
  };
  const draw = (now: number) => {
    const part = wantsStillness() ? 1 : Math.min(1, Math.max(0, now - start) / CAROUSEL.animation);
    strip.scrollLeft = from + (to - from) * eased(part);
    if (part < 1) {
      frame = requestAnimationFrame(draw);
      return;
    }
    end();
    onArrival();
  };
  strip.dataset.gliding = "";
  draw(start);
  return end;
}
