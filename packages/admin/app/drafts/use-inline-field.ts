import { useRef, useState } from "react";
import { unsavedTexts } from "../texts/unsaved-texts.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { useInputDraft } from "./use-input-draft.ts";

type InlineFieldOptions = {
  /** Of the draft: unique in the admin. */
  name: string;
  stored: string;
  /** Gets the trimmed text. Resolves to what is wrong with it, or to undefined once `stored` has it. */
  save: (text: string) => Promise<string | undefined>;
};

const NOTHING: { text: string | null } = { text: null };

/** A text that is saved when its field is left, or by Enter: call `commit` for both. What is typed meanwhile stays. */
export function useInlineField({ name, stored, save }: InlineFieldOptions) {
  const [{ text: typed }, setTyped, latest] = useInputDraft(name, NOTHING);
  const [error, setError] = useState<string | undefined>(typed === null ? undefined : unsavedTexts.notSaved);
  const sent = useRef<string>(undefined);
  const isNextRequested = useRef(false);
  useUnsavedChanges(typed !== null && typed.trim() !== stored);
  const change = (text: string | null) => {
    setTyped({ text });
    setError(undefined);
  };
  const send = async (before: string): Promise<void> => {
    const { text } = latest.current;
    if (text === null) return;
    if (sent.current !== undefined) {
      isNextRequested.current = text !== sent.current;
      return;
    }
    sent.current = text;
    const failure = text.trim() === before ? undefined : await save(text.trim());
    sent.current = undefined;
    setError(failure);
    if (failure === undefined) setTyped((now) => (now.text === text ? NOTHING : now));
    if (!isNextRequested.current) return;
    isNextRequested.current = false;
    await send(failure === undefined ? text.trim() : before);
  };
  return { value: typed ?? stored, error, change, revert: () => change(null), commit: () => send(stored) };
}
