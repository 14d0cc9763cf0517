import { type ReactNode, useEffect, useRef, useState } from "react";
import { ChevronLeft, ChevronRight, Pause, Play } from "../icons.tsx";
import type { CarouselControls as Moving } from "./start.ts";

const load = () => import("./start.ts");

type Says = { kind: string; back: string; onwards: string; pause: string; play: string };

/**
 * A strip of slides: the list inside that has the class `strip`. It is scrolled sideways and snaps by itself; what makes
 * it move is fetched when it comes near.
 */
export function Carousel({ label, says, children }: { label: string; says: Says; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const moving = useMoving(root, isPaused);
  const page = (direction: 1 | -1) => moving.current?.page(direction);
  const PauseIcon = isPaused ? Play : Pause;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={root} className="carousel" role="group" aria-roledescription={says.kind} aria-label={label}>
      {children}
      <div className="carousel-buttons">
        <button type="button" className="carousel-button" aria-label={says.back} onClick={() => page(-1)}>
          <ChevronLeft size={22} />
        </button>
        <button
          type="button"
          data-pause
          className="carousel-button carousel-pause"
          aria-label={isPaused ? says.play : says.pause}
          onClick={() => setPaused(!isPaused)}
        >
          <PauseIcon size={18} aria-hidden="true" />
        </button>
        <button type="button" className="carousel-button" aria-label={says.onwards} onClick={() => page(1)}>
          <ChevronRight size={22} />
        </button>
      </div>
    </div>
  );
}

function useMoving(root: { current: HTMLDivElement | null }, isPaused: boolean) {
  const moving = useRef<Moving | undefined>(undefined);
  const paused = useRef(isPaused);
  useEffect(() => {
    paused.current = isPaused;
    moving.current?.pause(isPaused);
  }, [isPaused]);
  useEffect(() => {
    const box = root.current;
    const strip = box?.querySelector<HTMLElement>(".strip");
    if (!box || !strip) return;
    let isOver = false;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        load().then(
          ({ startCarousel }) => {
            if (isOver) return;
            moving.current = startCarousel(box, strip);
            moving.current.pause(paused.current);
          },
          // It still is a list that scrolls.
          () => undefined,
        );
      },
      { rootMargin: "300px" },
    );
    near.observe(box);
    return () => {
      isOver = true;
      near.disconnect();
      moving.current?.stop();
      moving.current = undefined;
    };
  }, [root]);
  return moving;
}
