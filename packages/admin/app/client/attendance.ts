const ATTENDED_MS = 60_000;

let touchedAt = Date.now();

const touch = () => {
  touchedAt = Date.now();
};

if (typeof window === "object")
  for (const event of ["pointerdown", "pointermove", "keydown", "wheel", "scroll"])
    window.addEventListener(event, touch, { passive: true, capture: true });

/** Whether somebody is at the page. What it loads by itself afterwards keeps the session of nobody open. */
export const isAttended = (now: number): boolean => now - touchedAt < ATTENDED_MS;
