/** So long nothing more is typed before anything is asked for. */
export const TYPING_DELAY_MS = 400;

/** Tells the last of several values, once no other has come for a while. */
export function debounce<Value>(callback: (value: Value) => void, ms = TYPING_DELAY_MS) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    put(value: Value): void {
      clearTimeout(timer);
      timer = setTimeout(() => callback(value), ms);
    },
    stop: (): void => clearTimeout(timer),
  };
}
