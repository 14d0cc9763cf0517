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
  const page = (direction: 1 | -1) => carousel?.page(direction);
  const isLoading = !carousel;
  const PauseIcon = isPaused ? Play : Pause;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={root} className="carousel" role="group" aria-roledescription={labels.kind} aria-label={label}>
      {children}
      <div className="carousel-buttons">
        <button
          type="button"
          className="carousel-button"
          aria-label={labels.back}
          disabled={isLoading}
          onClick={() => page(-1)}
        >
          <ChevronLeft size={22} />
        </button>
        <button
          type="button"
          data-pause
          className="carousel-button carousel-pause"
          aria-label={isPaused ? labels.play : labels.pause}
          disabled={isLoading}
          onClick={() => setPaused(!isPaused)}
        >
          <PauseIcon size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="carousel-button"
          aria-label={labels.forward}
          disabled={isLoading}
          onClick={() => page(1)}
        >
          <ChevronRight size={22} />
        </button>
      </div>
    </div>
  );
}

function useCarousel(root: { current: HTMLDivElement | null }, isPaused: boolean): CarouselControls | undefined {
  const [carousel, setCarousel] = useState<CarouselControls>();
  useEffect(() => carousel?.pause(isPaused), [carousel, isPaused]);
  useEffect(() => () => carousel?.stop(), [carousel]);
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
            if (!isUnmounted) setCarousel(startCarousel(box, strip));
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
    };
  }, [root]);
  return carousel;
}
