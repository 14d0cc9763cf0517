const isRtl = (strip: Element): boolean => getComputedStyle(strip).direction === "rtl";

/** Where the slides of a strip stand, in either direction of reading: as the strip's `scrollLeft` counts. */
export function slidesOf(strip: HTMLElement) {
  const rtl = isRtl(strip);
  const edge = (slide: Element) => slide.getBoundingClientRect()[rtl ? "right" : "left"];
  const slides = [...strip.children];
  const [first] = slides;
  const starts = first ? slides.map((slide) => edge(slide) - edge(first)) : [];
  const most = strip.scrollWidth - strip.clientWidth;
  const place = (at: number) => {
    const start = starts[Math.min(Math.max(at, 0), starts.length - 1)] ?? 0;
    return rtl ? Math.max(start, -most) : Math.min(start, most);
  };
  return {
    place,
    fits: most < 2,
    /** The last slide that the strip can begin with. */
    last: Math.max(
      0,
      starts.findIndex((start) => Math.abs(start) >= most - 2),
    ),
    /** How many are seen at once. */
    seen: Math.max(1, Math.floor(strip.clientWidth / Math.max(1, first?.clientWidth ?? 1) + 0.05)),
    nearest: () => nearestTo(strip.scrollLeft, starts),
    /** Which way the slides after this one lie. */
    onwards: rtl ? -1 : 1,
  };
}

export function nearestTo(place: number, starts: readonly number[]): number {
  let nearest = 0;
  for (const [at, start] of starts.entries()) {
    if (Math.abs(start - place) < Math.abs((starts[nearest] ?? 0) - place)) nearest = at;
  }
  return nearest;
}

/** The slide so many steps from one; past either end it begins at the other. */
export function stepped(at: number, steps: number, last: number): number {
  if (steps > 0) return at >= last ? 0 : Math.min(at + steps, last);
  return at <= 0 ? last : Math.max(at + steps, 0);
}
