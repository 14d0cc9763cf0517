import { useState } from "react";
import { printTexts } from "../texts/print-texts.ts";

export type PrintKind = keyof typeof printTexts.kinds;

const KINDS = Object.keys(printTexts.kinds) as PrintKind[];
const STORAGE_KEY = "print-kind";

/** What this device printed last: a label printer prints labels every time. */
export function usePrintKind(): [PrintKind, (kind: PrintKind) => void] {
  const [kind, setKind] = useState(() => KINDS.find((each) => each === localStorage.getItem(STORAGE_KEY)) ?? "list");
  return [
    kind,
    (next) => {
      localStorage.setItem(STORAGE_KEY, next);
      setKind(next);
    },
  ];
}
