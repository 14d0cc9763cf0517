import { CAROUSEL } from "./durations.ts";

/** The carousel pauses while any reason applies. */
export type PauseReason = "away" | "button" | "focus" | "hidden" | "hover" | "still";

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
