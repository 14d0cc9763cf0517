import { type ComponentProps, type CompositionEvent, type FocusEvent, type InputEvent, useRef, useState } from "react";
import { afterPress } from "./after-press.ts";
import { Field } from "./field.tsx";
import { type InputMask, type MaskedText, maskEdit } from "./input-masks.ts";

type MaskedFieldProps = Omit<ComponentProps<typeof Field>, "onInput" | "onBlur"> & {
  mask: InputMask;
  value: string;
  onInput: (event: { currentTarget: HTMLInputElement }) => void;
  invalidText?: string;
};

export function MaskedField({ mask, onInput, invalidText, error, ...field }: MaskedFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const before = useRef<MaskedText>(undefined);
  const edit = (event: InputEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { nativeEvent } = event;
    const isComposing = "isComposing" in nativeEvent && nativeEvent.isComposing;
    if (!isComposing) {
      const isPasted = "inputType" in nativeEvent && /^insertFrom(Paste|Drop)/.test(`${nativeEvent.inputType}`);
      const edited = { text: input.value, caret: input.selectionStart ?? input.value.length, isPasted };
      const masked = maskEdit(mask, edited, before.current);
      before.current = masked;
      const { shown, caret } = masked;
      if (shown !== input.value) {
        input.value = shown;
        input.setSelectionRange(caret, caret);
      }
    }
    setLeft(false);
    onInput(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const value = mask.onLeave(input.value);
    afterPress(() => setLeft(true));
    before.current = undefined;
    if (value === input.value) return;
    input.value = value;
    onInput(event);
  };
  const isRefused = isLeft && field.value.trim() !== "" && !mask.accepts(field.value);
  return <Field {...field} error={error ?? (isRefused ? invalidText : undefined)} onInput={edit} onBlur={leave} />;
}
