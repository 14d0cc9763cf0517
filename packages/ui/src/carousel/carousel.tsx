import { type ReactNode, useEffect, useRef, useState } from "react";
import { ChevronLeft, ChevronRight, Pause, Play } from "../icons.tsx";
import type { CarouselControls } from "./start-carousel.ts";

const load = () => import("./start-carousel.ts");

type CarouselLabels = { kind: string; back: string; forward: string; pause: string; play: string };

/** Works on the list of class `strip` inside. The controls load when the carousel is near the viewport. */
export function Carousel({ label, labels, children }: { label: string; labels: CarouselLabels; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const carousel = useCarousel(root, isPaused);
  const page = (direction: 1 | -1) => carousel.current?.page(direction);
  const PauseIcon = isPaused ? Play : Pause;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={root} className="carousel" role="group" aria-roledescription={labels.kind} aria-label={label}>
      {children}
      <div className="carousel-buttons">
        <button type="button" className="carousel-button" aria-label={labels.back} onClick={() => page(-1)}>
          <ChevronLeft size={22} />
        </button>
        <button
          type="button"
          data-pause
          className="carousel-button carousel-pause"
          aria-label={isPaused ? labels.play : labels.pause}
          onClick={() => setPaused(!isPaused)}
        >
          <PauseIcon size={18} aria-hidden="true" />
        </button>
        <button type="button" className="carousel-button" aria-label={labels.forward} onClick={() => page(1)}>
          <ChevronRight size={22} />
        </button>
      </div>
    </div>
  );
}

function useCarousel(root: { current: HTMLDivElement | null }, isPaused: boolean) {
  const carousel = useRef<CarouselControls | undefined>(undefined);
  const paused = useRef(isPaused);
  useEffect(() => {
    paused.current = isPaused;
    carousel.current?.pause(isPaused);
  }, [isPaused]);
  useEffect(() => {
    const box = root.current;
    const strip = box?.querySelector<HTMLElement>(".strip");
    if (!box || !strip) return;
    let isUnmounted = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          ({ startCarousel }) => {
            if (isUnmounted) return;
            carousel.current = startCarousel(box, strip);
            carousel.current.pause(paused.current);
          },
          () => undefined,
        );
      },
      { rootMargin: "300px" },
    );
    observer.observe(box);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      carousel.current?.stop();
      carousel.current = undefined;
    };
  }, [root]);
  return carousel;
}
