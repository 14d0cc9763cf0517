import { CAROUSEL } from "./durations.ts";

export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

export function animateScroll(strip: HTMLElement, to: number, onArrival: () => void): () => void {
  const from = strip.scrollLeft;
  const start = performance.now();
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    delete strip.dataset.gliding;
  };
  const drawFrame = (now: number) => {
    const progress = prefersReducedMotion() ? 1 : Math.min(1, Math.max(0, now - start) / CAROUSEL.animation);
    strip.scrollLeft = from + (to - from) * easeOut(progress);
    if (progress < 1) {
      frame = requestAnimationFrame(drawFrame);
      return;
    }
    end();
    onArrival();
  };
  strip.dataset.gliding = "";
  drawFrame(start);
  return end;
}
