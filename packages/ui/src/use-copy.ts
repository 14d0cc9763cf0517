import { useCallback, useEffect, useRef, useState } from "react";
import { copyText } from "./copy-text.ts";

const COPIED_NOTICE_MS = 3000;

/** Copies a text. If the browser refuses, `refused` is that text, and `source`, which shows it, is selected, to be copied by hand. */
export function useCopy<Source extends HTMLElement>() {
  const [result, setResult] = useState<{ text: string; isCopied: boolean }>();
  const source = useRef<Source>(null);
  useEffect(() => {
    if (!result) return;
    if (!result.isCopied) return selectText(source.current);
    const timer = setTimeout(() => setResult(undefined), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = useCallback(async (text: string) => {
    const isCopied = await copyText(text);
    setResult({ text, isCopied });
    return isCopied;
  }, []);
  return {
    copy,
    source,
    isCopied: result?.isCopied === true,
    refused: result?.isCopied === false ? result.text : null,
  };
}

function selectText(element: HTMLElement | null): void {
  if (element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  } else if (element) getSelection()?.selectAllChildren(element);
}
