import { copyText } from "@pecacerta/ui/copy-text.ts";
import { Check, Copy } from "@pecacerta/ui/icons.tsx";
import { useState } from "react";
import { m } from "#messages";
import "./part-number.css";

const COPIED_NOTICE_MS = 2000;

export function PartNumberCopy({ value }: { value: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // If the clipboard is refused, the number can be copied by hand.
    if (!(await copyText(value))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_NOTICE_MS);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <span className="flex items-center gap-1">
      <span className="part-number-label">{m.part_number()}</span> <b>{value}</b>
      <button type="button" className="copy" aria-label={m.copy_part_number()} onClick={() => void copy()}>
        <Icon size={16} />
      </button>
      <span role="status" className="part-number-copied">
        {isCopied ? m.copied() : ""}
      </span>
    </span>
  );
}
