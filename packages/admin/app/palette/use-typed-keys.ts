import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

export const MAX_CHARACTERS = 100;

/** `isEntered`: Enter came last. */
export type TypedKeys = { text: string; isEntered: boolean };

const NOTHING: TypedKeys = { text: "", isEntered: false };

type TypedKeysInput = { isOpen: boolean; isLoading: boolean; onClose: () => void };

/** Collects what is typed while a field is on its way, for the field, until Escape or a press on the page: nothing else gets these keys. */
export function useTypedKeys({ isOpen, isLoading, onClose }: TypedKeysInput): RefObject<TypedKeys> {
  const typed = useRef(NOTHING);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) typed.current = NOTHING;
    if (!isOpen || !isLoading) return;
    const onPointerDown = () => close();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") return close();
      const next = afterKey(typed.current, event);
      if (!next) return;
      typed.current = next;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    window.addEventListener("pointerdown", onPointerDown, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: true });
      window.removeEventListener("pointerdown", onPointerDown, { capture: true });
    };
  }, [isOpen, isLoading]);
  return typed;
}

function afterKey({ text }: TypedKeys, event: KeyboardEvent): TypedKeys | undefined {
  const { key, isComposing } = event;
  const isControl = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  if (isComposing || isControl) return undefined;
  if (key === "Enter") return { text, isEntered: text !== "" };
  if (key === "Backspace") return { text: text.slice(0, -1), isEntered: false };
  return [...key].length === 1 ? { text: (text + key).slice(0, MAX_CHARACTERS), isEntered: false } : undefined;
}
