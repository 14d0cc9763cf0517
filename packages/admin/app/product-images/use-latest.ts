import { type RefObject, useLayoutEffect, useRef } from "react";

/** What the last render had, for work that goes on over several. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
