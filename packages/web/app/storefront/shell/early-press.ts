type Listener = ((event: Event) => void) & { button?: HTMLElement | null };

declare global {
  /** Set by the page's first script (`after-paint.ts`): the last button that was pressed before anybody could answer. */
  interface Window {
    earlyPress?: Listener | undefined;
  }
}

/** Presses it again once the effects of the whole page have run, and listens no longer. */
export function repeatEarlyPress(): void {
  const early = window.earlyPress;
  if (!early) return;
  window.removeEventListener("click", early);
  window.earlyPress = undefined;
  setTimeout(() => early.button?.click());
}
