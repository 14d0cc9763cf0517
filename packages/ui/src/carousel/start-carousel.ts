import { ownProperty } from "@pecacerta/rules/own-property";
import { animateScroll, prefersReducedMotion } from "./animate-scroll.ts";
import { createAutoplay } from "./autoplay.ts";
import { enableDragging } from "./dragging.ts";
import { resizeDelay } from "./durations.ts";
import { pauseOnInteraction } from "./pause-on-interaction.ts";
import { measureSlides, stepIndex } from "./slides.ts";

export type CarouselControls = {
  /** Moves one screenful forward (1) or back (-1). */
  page(direction: 1 | -1): void;
  pause(isPaused: boolean): void;
  stop(): void;
};

/** Adds autoplay, keyboard and mouse control to a strip of slides. */
export function startCarousel(root: HTMLElement, strip: HTMLElement): CarouselControls {
  const undo = new AbortController();
  const { signal } = undo;
  const { at, goTo, breakOff: cancelAnimation, settle } = trackPosition(strip, signal);
  const step = (steps: number) => {
    const { last, allVisible: fits } = measureSlides(strip);
    if (!fits) goTo(stepIndex(at(), steps, last));
  };
  const player = createAutoplay(() => step(1));
  const onUserScroll = () => {
    cancelAnimation();
    player.restart();
  };

  pauseOnInteraction(root, strip, player, signal);
  enableDragging(strip, { signal, onStart: onUserScroll, onEnd: goTo });
  // Touch and wheel cancel the animation.
  for (const type of ["touchstart", "wheel"]) strip.addEventListener(type, onUserScroll, { signal, passive: true });
  strip.addEventListener("keydown", (event) => onKeyDown(event, strip, at(), goTo), { signal });
  const stopSizing = onResize(strip, () => {
    root.toggleAttribute("data-fits", measureSlides(strip).allVisible);
    settle();
  });
  signal.addEventListener("abort", () => {
    stopSizing();
    cancelAnimation();
    player.stop();
  });
  return {
    page: (direction) => step(direction * measureSlides(strip).visibleCount),
    pause: (isPaused) => player.setPaused("button", isPaused),
    stop: () => undo.abort(),
  };
}

/** The current or target slide (`data-slide`): quick clicks add up. */
function trackPosition(strip: HTMLElement, signal: AbortSignal) {
  let target: number | undefined;
  let end: (() => void) | undefined;
  let current = 0;
  const cancelAnimation = () => {
    end?.();
    end = target = undefined;
  };
  const setCurrent = (slide: number) => {
    current = slide;
    strip.dataset.slide = String(slide);
    return slide;
  };
  const at = () => setCurrent(target ?? measureSlides(strip).nearest());
  at();
  const goTo = (slide: number) => {
    cancelAnimation();
    target = setCurrent(slide);
    end = animateScroll(strip, measureSlides(strip).place(slide), cancelAnimation);
  };
  // After a resize the same slide stays first.
  const settle = () => {
    if (target === undefined) strip.scrollLeft = measureSlides(strip).place(current);
  };
  strip.addEventListener("scrollend", at, { signal });
  return { at, goTo, breakOff: cancelAnimation, settle };
}

function onKeyDown(event: KeyboardEvent, strip: HTMLElement, at: number, goTo: (slide: number) => void): void {
  const { visibleCount: seen, last, direction: onwards } = measureSlides(strip);
  const to = { ArrowRight: at + onwards, ArrowLeft: at - onwards, PageDown: at + seen, PageUp: at - seen };
  const slide = ownProperty({ ...to, Home: 0, End: last }, event.key);
  if (slide === undefined) return;
  event.preventDefault();
  goTo(Math.min(Math.max(slide, 0), last));
}

function onResize(strip: HTMLElement, onSize: () => void): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const sizes = new ResizeObserver(() => {
    clearTimeout(settling);
    settling = setTimeout(onSize, resizeDelay(!prefersReducedMotion()));
  });
  sizes.observe(strip);
  return () => {
    clearTimeout(settling);
    sizes.disconnect();
  };
}
