import type { Autoplay } from "./autoplay.ts";

/** Pauses on hover and focus, out of view, in a hidden tab and with reduced motion. */
export function pauseOnInteraction(
  root: HTMLElement,
  strip: HTMLElement,
  { setPaused: hold }: Autoplay,
  signal: AbortSignal,
): void {
  const listenerOptions = { signal };
  // Touch has no hover.
  strip.addEventListener("pointerenter", ({ pointerType }) => hold("hover", pointerType !== "touch"), listenerOptions);
  strip.addEventListener("pointerleave", () => hold("hover", false), listenerOptions);
  root.addEventListener("focusin", ({ target }) => hold("focus", !isPauseButton(target)), listenerOptions);
  root.addEventListener("focusout", () => hold("focus", false), listenerOptions);

  const updateVisibility = () => hold("hidden", document.hidden);
  document.addEventListener("visibilitychange", updateVisibility, listenerOptions);
  updateVisibility();
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const updateMotion = () => hold("still", motion.matches);
  motion.addEventListener("change", updateMotion, listenerOptions);
  updateMotion();
  hold("away", true);
  const observer = new IntersectionObserver(([entry]) => hold("away", !entry?.isIntersecting), { threshold: 0.4 });
  observer.observe(strip);
  signal.addEventListener("abort", () => observer.disconnect());
}

// Focus on the pause button must not pause.
const isPauseButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-pause]") !== null;
