import { type RefObject, useLayoutEffect, useRef } from "react";

/** `isEntered`: Enter came last. */
export type TypedKeys = { text: string; isEntered: boolean };

const NOTHING: TypedKeys = { text: "", isEntered: false };

/** Collects what is typed while a field is on its way, for the field: nothing else on the page gets these keys. */
export function useTypedKeys({ isOpen, isLoading }: { isOpen: boolean; isLoading: boolean }): RefObject<TypedKeys> {
  const typed = useRef(NOTHING);
  useLayoutEffect(() => {
    if (!isOpen) typed.current = NOTHING;
    if (!isOpen || !isLoading) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const next = afterKey(typed.current, event);
      if (!next) return;
      typed.current = next;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isOpen, isLoading]);
  return typed;
}

function afterKey({ text }: TypedKeys, event: KeyboardEvent): TypedKeys | undefined {
  const { key, isComposing } = event;
  const isControl = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  if (isComposing || isControl) return undefined;
  if (key === "Enter") return { text, isEntered: text !== "" };
  if (key === "Backspace") return { text: text.slice(0, -1), isEntered: false };
  return [...key].length === 1 ? { text: text + key, isEntered: false } : undefined;
}
