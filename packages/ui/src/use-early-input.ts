import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

type Field = HTMLInputElement | HTMLSelectElement;

/** Returns the ref of a field, and calls `onInput` with what was typed or chosen before the script lived. */
export function useEarlyInput<Of extends Field>(
  current: string,
  onInput: (value: string) => void,
): RefObject<Of | null> {
  const field = useRef<Of>(null);
  const readEarlyInput = useEffectEvent(() => {
    const { value } = field.current ?? { value: current };
    if (value !== current) onInput(value);
  });
  useEffect(() => readEarlyInput(), []);
  return field;
}
