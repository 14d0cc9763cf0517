import type { Autoplay } from "./autoplay.ts";

/** Lets a strip stand still under the mouse, around the focus, out of sight, and for whoever wants no motion. */
export function pauseOnInteraction(
  root: HTMLElement,
  strip: HTMLElement,
  { setPaused: hold }: Autoplay,
  signal: AbortSignal,
): void {
  const listenerOptions = { signal };
  // A finger comes and goes: what it does is a push.
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

// Whoever presses it to go on must not hold the strip by standing on it.
const isPauseButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-pause]") !== null;
