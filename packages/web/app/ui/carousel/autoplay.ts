import { CAROUSEL } from "./times.ts";

/** Why a carousel stands still: any one of these is enough. */
export type Hold = "away" | "button" | "focus" | "hidden" | "hover" | "still";

export type Autoplay = { hold(why: Hold, isHeld: boolean): void; restart(): void; stop(): void };

/** Goes on every three seconds while nothing holds it; after each hold the whole time runs anew. */
export function autoplay(goOn: () => void): Autoplay {
  const holds = new Set<Hold>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const restart = () => {
    stop();
    if (holds.size === 0) timer = setInterval(goOn, CAROUSEL.autoplay);
  };
  restart();
  const hold = (why: Hold, isHeld: boolean) => {
    if (holds.has(why) === isHeld) return;
    if (isHeld) holds.add(why);
    else holds.delete(why);
    restart();
  };
  return { hold, restart, stop };
}
