import { CAROUSEL } from "./durations.ts";

type PauseReason = "away" | "button" | "focus" | "hidden" | "hover" | "still";

export type Autoplay = { setPaused(reason: PauseReason, isPaused: boolean): void; restart(): void; stop(): void };

/** Advances every three seconds while not paused; a pause restarts the interval. */
export function createAutoplay(advance: () => void): Autoplay {
  const reasons = new Set<PauseReason>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const restart = () => {
    stop();
    if (reasons.size === 0) timer = setInterval(advance, CAROUSEL.autoplay);
  };
  restart();
  const setPaused = (reason: PauseReason, isPaused: boolean) => {
    if (reasons.has(reason) === isPaused) return;
    if (isPaused) reasons.add(reason);
    else reasons.delete(reason);
    restart();
  };
  return { setPaused, restart, stop };
}

/** Pauses on hover and focus, out of view, in a hidden tab and with reduced motion. */
export function pauseOnInteraction(
  root: HTMLElement,
  strip: HTMLElement,
  { setPaused }: Autoplay,
  signal: AbortSignal,
): void {
  const listenerOptions = { signal };
  strip.addEventListener(
    "pointerenter",
    ({ pointerType }) => setPaused("hover", pointerType !== "touch"),
    listenerOptions,
  );
  strip.addEventListener("pointerleave", () => setPaused("hover", false), listenerOptions);
  root.addEventListener("focusin", ({ target }) => setPaused("focus", !isPauseButton(target)), listenerOptions);
  root.addEventListener("focusout", () => setPaused("focus", false), listenerOptions);

  const updateVisibility = () => setPaused("hidden", document.hidden);
  document.addEventListener("visibilitychange", updateVisibility, listenerOptions);
  updateVisibility();
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const updateMotion = () => setPaused("still", motion.matches);
  motion.addEventListener("change", updateMotion, listenerOptions);
  updateMotion();
  setPaused("away", true);
  const observer = new IntersectionObserver(([entry]) => setPaused("away", !entry?.isIntersecting), { threshold: 0.4 });
  observer.observe(strip);
  signal.addEventListener("abort", () => observer.disconnect());
}

// Focus on the pause button must not pause.
const isPauseButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-pause]") !== null;
