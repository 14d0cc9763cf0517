import { ownProperty } from "@pecacerta/rules/own-property";
import { autoplay } from "./autoplay.ts";
import { dragging } from "./dragging.ts";
import { glide, wantsStillness } from "./glide.ts";
import { heedHolds } from "./holds.ts";
import { slidesOf, stepped } from "./slides.ts";
import { resizeDelay } from "./times.ts";

export type CarouselControls = {
  /** One screenful on (1) or back (-1). */
  page(direction: 1 | -1): void;
  pause(isPaused: boolean): void;
  stop(): void;
};

/**
 * Brings a strip of slides to life. Without this it is a list that is scrolled sideways and snaps; with it, it moves by
 * itself, by keys and by the mouse, and stands still while somebody looks, reads, wants no motion, or is elsewhere.
 */
export function startCarousel(root: HTMLElement, strip: HTMLElement): CarouselControls {
  const undo = new AbortController();
  const { signal } = undo;
  const { at, goTo, breakOff, settle } = standing(strip, signal);
  const step = (steps: number) => {
    const { last, fits } = slidesOf(strip);
    if (!fits) goTo(stepped(at(), steps, last));
  };
  const playing = autoplay(() => step(1));
  const takeOver = () => {
    breakOff();
    playing.restart();
  };

  heedHolds(root, strip, playing, signal);
  dragging(strip, { signal, onStart: takeOver, onEnd: goTo });
  // A finger or a wheel takes over at once.
  for (const type of ["touchstart", "wheel"]) strip.addEventListener(type, takeOver, { signal, passive: true });
  strip.addEventListener("keydown", (event) => goByKey(event, strip, at(), goTo), { signal });
  const stopSizing = heedSize(strip, () => {
    root.toggleAttribute("data-fits", slidesOf(strip).fits);
    settle();
  });
  signal.addEventListener("abort", () => {
    stopSizing();
    breakOff();
    playing.stop();
  });
  return {
    page: (direction) => step(direction * slidesOf(strip).seen),
    pause: (isPaused) => playing.hold("button", isPaused),
    stop: () => undo.abort(),
  };
}

/** At which slide the strip stands (`data-slide`), or is about to: presses in quick succession add up. */
function standing(strip: HTMLElement, signal: AbortSignal) {
  let aim: number | undefined;
  let end: (() => void) | undefined;
  let kept = 0;
  const breakOff = () => {
    end?.();
    end = aim = undefined;
  };
  const keep = (slide: number) => {
    kept = slide;
    strip.dataset.slide = String(slide);
    return slide;
  };
  const at = () => keep(aim ?? slidesOf(strip).nearest());
  at();
  const goTo = (slide: number) => {
    breakOff();
    aim = keep(slide);
    end = glide(strip, slidesOf(strip).place(slide), breakOff);
  };
  // Slides of another width: the same one as before begins the strip.
  const settle = () => {
    if (aim === undefined) strip.scrollLeft = slidesOf(strip).place(kept);
  };
  strip.addEventListener("scrollend", at, { signal });
  return { at, goTo, breakOff, settle };
}

function goByKey(event: KeyboardEvent, strip: HTMLElement, at: number, goTo: (slide: number) => void): void {
  const { seen, last, onwards } = slidesOf(strip);
  const to = { ArrowRight: at + onwards, ArrowLeft: at - onwards, PageDown: at + seen, PageUp: at - seen };
  const wanted = ownProperty({ ...to, Home: 0, End: last }, event.key);
  if (wanted === undefined) return;
  event.preventDefault();
  goTo(Math.min(Math.max(wanted, 0), last));
}

function heedSize(strip: HTMLElement, onSize: () => void): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const sizes = new ResizeObserver(() => {
    clearTimeout(settling);
    settling = setTimeout(onSize, resizeDelay(!wantsStillness()));
  });
  sizes.observe(strip);
  return () => {
    clearTimeout(settling);
    sizes.disconnect();
  };
}
