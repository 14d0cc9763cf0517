import { useState } from "react";
import { useSearchParams } from "react-router";
import { printTexts } from "../texts/print-texts.ts";

export type PrintKind = keyof typeof printTexts.kinds;

const KINDS = Object.keys(printTexts.kinds) as PrintKind[];
const STORAGE_KEY = "print-kind";

/** What the link asks for, or what this device printed last: a label printer prints labels every time. */
export function usePrintKind(): [PrintKind, (kind: PrintKind) => void] {
  const [params] = useSearchParams();
  const [kind, setKind] = useState(() => {
    const name = params.get("kind") ?? localStorage.getItem(STORAGE_KEY);
    return KINDS.find((each) => each === name) ?? "list";
  });
  return [
    kind,
    (next) => {
      localStorage.setItem(STORAGE_KEY, next);
      setKind(next);
    },
  ];
}
