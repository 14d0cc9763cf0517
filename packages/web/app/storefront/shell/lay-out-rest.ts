import { whenIdle } from "../../client/when-idle.ts";

/**
 * Lays out what stands far below, piece by piece, each when the browser has nothing else to do. From then on pages are
 * whole as they come: only at a first load is everything wanted at once.
 */
export function layOutRest(): void {
  const pieces = [...document.querySelectorAll<HTMLElement>(".far-below")];
  const next = () => {
    const piece = pieces.shift();
    if (!piece) return document.documentElement.setAttribute("data-whole", "");
    piece.style.contentVisibility = "visible";
    whenIdle(next);
  };
  whenIdle(next);
}
