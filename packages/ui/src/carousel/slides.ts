export function measureSlides(strip: HTMLElement) {
  const isRtl = getComputedStyle(strip).direction === "rtl";
  const edge = (slide: Element) => slide.getBoundingClientRect()[isRtl ? "right" : "left"];
  const slides = [...strip.children];
  const [first] = slides;
  const offsets = first ? slides.map((slide) => edge(slide) - edge(first)) : [];
  const maxScroll = strip.scrollWidth - strip.clientWidth;
  const scrollPosition = (index: number) => {
    const start = offsets[Math.min(Math.max(index, 0), offsets.length - 1)] ?? 0;
    return isRtl ? Math.max(start, -maxScroll) : Math.min(start, maxScroll);
  };
  return {
    scrollPosition,
    allVisible: maxScroll < 2,
    last: Math.max(
      0,
      offsets.findIndex((start) => Math.abs(start) >= maxScroll - 2),
    ),
    visibleCount: Math.max(1, Math.floor(strip.clientWidth / Math.max(1, first?.clientWidth ?? 1) + 0.05)),
    nearest: () => nearestIndex(strip.scrollLeft, offsets),
    /** 1 or -1: the index step to the right. */
    direction: isRtl ? -1 : 1,
  };
}

export function nearestIndex(scrollPosition: number, offsets: readonly number[]): number {
  let nearest = 0;
  for (const [index, offset] of offsets.entries()) {
    if (Math.abs(offset - scrollPosition) < Math.abs((offsets[nearest] ?? 0) - scrollPosition)) nearest = index;
  }
  return nearest;
}

/** The index after some steps; wraps around at both ends. */
export function stepIndex(index: number, steps: number, last: number): number {
  if (steps > 0) return index >= last ? 0 : Math.min(index + steps, last);
  return index <= 0 ? last : Math.max(index + steps, 0);
}
