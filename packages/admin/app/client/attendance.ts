const ATTENDED_MS = 60_000;

let touchedAt = Date.now();

const touch = () => {
  touchedAt = Date.now();
};

if (typeof window === "object")
  for (const event of ["pointerdown", "pointermove", "keydown", "wheel", "scroll"])
    window.addEventListener(event, touch, { passive: true, capture: true });

/** Whether the page is in use. What an unused page loads by itself keeps no session open. */
export const isAttended = (now: number): boolean => now - touchedAt < ATTENDED_MS;
