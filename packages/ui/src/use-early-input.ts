import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

type Field = HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement;

/** Returns the ref of a field or radio group, and calls `onInput` with what was entered before the script lived. */
export function useEarlyInput<Of extends Field>(
  current: string,
  onInput: (value: string) => void,
): RefObject<Of | null> {
  const field = useRef<Of>(null);
  const readEarlyInput = useEffectEvent(() => {
    const value = field.current ? readValue(field.current) : current;
    if (value !== current) onInput(value);
  });
  useEffect(() => readEarlyInput(), []);
  return field;
}

const readValue = (field: Field): string =>
  field instanceof HTMLFieldSetElement
    ? (field.querySelector<HTMLInputElement>("input:checked")?.value ?? "")
    : field.value;
