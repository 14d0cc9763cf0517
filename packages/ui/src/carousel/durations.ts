export const CAROUSEL = { autoplay: 3000, animation: 500, resize: 50, autoplayResize: 50 } as const;

export const resizeDelay = (plays: boolean): number => CAROUSEL.resize + (plays ? CAROUSEL.autoplayResize : 0);
