import { ownProperty } from "@pecacerta/rules/own-property";
import { animateScroll, prefersReducedMotion } from "./animate-scroll.ts";
import { createAutoplay, pauseOnInteraction } from "./autoplay.ts";
import { enableDragging } from "./dragging.ts";
import { resizeDelay } from "./durations.ts";
import { measureSlides, stepIndex } from "./slides.ts";

export type CarouselControls = {
  /** Moves one screenful forward (1) or back (-1). */
  page(direction: 1 | -1): void;
  pause(isPaused: boolean): void;
  stop(): void;
};

export function startCarousel(root: HTMLElement, strip: HTMLElement): CarouselControls {
  const stopping = new AbortController();
  const { signal } = stopping;
  const position = trackPosition(strip, signal);
  const step = (steps: number) => {
    const { last, allVisible } = measureSlides(strip);
    if (!allVisible) position.goTo(stepIndex(position.current(), steps, last));
  };
  const autoplay = createAutoplay(() => step(1));
  const onUserScroll = () => {
    position.cancelAnimation();
    autoplay.restart();
  };

  pauseOnInteraction(root, strip, autoplay, signal);
  enableDragging(strip, { signal, onStart: onUserScroll, onEnd: position.goTo });
  for (const type of ["touchstart", "wheel"]) strip.addEventListener(type, onUserScroll, { signal, passive: true });
  strip.addEventListener("keydown", (event) => onKeyDown(event, strip, position), { signal });
  onResize(strip, signal, () => {
    root.toggleAttribute("data-fits", measureSlides(strip).allVisible);
    position.realign();
  });
  signal.addEventListener("abort", () => {
    position.cancelAnimation();
    autoplay.stop();
  });
  return {
    page: (direction) => step(direction * measureSlides(strip).visibleCount),
    pause: (isPaused) => autoplay.setPaused("button", isPaused),
    stop: () => stopping.abort(),
  };
}

type Position = ReturnType<typeof trackPosition>;

/** The current or target slide (`data-slide`): quick clicks add up. */
function trackPosition(strip: HTMLElement, signal: AbortSignal) {
  let target: number | undefined;
  let stopAnimation: (() => void) | undefined;
  let slide = 0;
  const setSlide = (index: number) => {
    slide = index;
    strip.dataset.slide = String(index);
    return index;
  };
  const current = () => setSlide(target ?? measureSlides(strip).nearest());
  const cancelAnimation = () => {
    stopAnimation?.();
    stopAnimation = target = undefined;
  };
  const goTo = (index: number) => {
    cancelAnimation();
    target = setSlide(index);
    stopAnimation = animateScroll(strip, measureSlides(strip).scrollPosition(index), cancelAnimation);
  };
  const realign = () => {
    if (target === undefined) strip.scrollLeft = measureSlides(strip).scrollPosition(slide);
  };
  current();
  strip.addEventListener("scrollend", current, { signal });
  return { current, goTo, cancelAnimation, realign };
}

function onKeyDown(event: KeyboardEvent, strip: HTMLElement, { current, goTo }: Position): void {
  const { visibleCount, last, direction } = measureSlides(strip);
  const slide = current();
  const targets = {
    ArrowRight: slide + direction,
    ArrowLeft: slide - direction,
    PageDown: slide + visibleCount,
    PageUp: slide - visibleCount,
    Home: 0,
    End: last,
  };
  const target = ownProperty(targets, event.key);
  if (target === undefined) return;
  event.preventDefault();
  goTo(Math.min(Math.max(target, 0), last));
}

function onResize(strip: HTMLElement, signal: AbortSignal, realign: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(realign, resizeDelay(!prefersReducedMotion()));
  });
  observer.observe(strip);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}
