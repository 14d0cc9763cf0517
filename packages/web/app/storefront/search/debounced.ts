/** So long nothing more is typed before anything is asked for. */
export const TYPING_MS = 400;

/** Tells the last of several values, once no other has come for a while. */
export function debounced<Value>(tell: (value: Value) => void, ms = TYPING_MS) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    put(value: Value): void {
      clearTimeout(timer);
      timer = setTimeout(() => tell(value), ms);
    },
    stop: (): void => clearTimeout(timer),
  };
}
