/** A carousel's times, in milliseconds. */
export const CAROUSEL = { autoplay: 3000, animation: 500, resize: 50, autoplayResize: 50 } as const;

/** How long a strip's new size has to last until its slides are put in their places again. */
export const resizeDelay = (plays: boolean): number => CAROUSEL.resize + (plays ? CAROUSEL.autoplayResize : 0);
