import type { Autoplay } from "./autoplay.ts";

/** Lets a strip stand still under the mouse, around the focus, out of sight, and for whoever wants no motion. */
export function heedHolds(root: HTMLElement, strip: HTMLElement, { hold }: Autoplay, signal: AbortSignal): void {
  const heed = { signal };
  // A finger comes and goes: what it does is a push.
  strip.addEventListener("pointerenter", ({ pointerType }) => hold("hover", pointerType !== "touch"), heed);
  strip.addEventListener("pointerleave", () => hold("hover", false), heed);
  root.addEventListener("focusin", ({ target }) => hold("focus", !isPauseButton(target)), heed);
  root.addEventListener("focusout", () => hold("focus", false), heed);

  const tab = () => hold("hidden", document.hidden);
  document.addEventListener("visibilitychange", tab, heed);
  tab();
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const still = () => hold("still", motion.matches);
  motion.addEventListener("change", still, heed);
  still();
  hold("away", true);
  const sight = new IntersectionObserver(([entry]) => hold("away", !entry?.isIntersecting), { threshold: 0.4 });
  sight.observe(strip);
  signal.addEventListener("abort", () => sight.disconnect());
}

// Whoever presses it to go on must not hold the strip by standing on it.
const isPauseButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-pause]") !== null;
