export const TYPING_DELAY_MS = 400;

/** Calls back with the last value after a pause. */
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
