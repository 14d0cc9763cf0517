import { Check, Copy } from "@pecacerta/ui/icons.tsx";
import { useCopy } from "@pecacerta/ui/use-copy.ts";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { m } from "#messages";
import "./part-number.css";

export function PartNumberCopy({ value }: { value: string }) {
  const { copy, source, isCopied, refused } = useCopy();
  const isHydrated = useHydrated();
  const Icon = isCopied ? Check : Copy;
  return (
    <span className="flex flex-wrap items-center gap-1">
      <span className="part-number-label">{m.part_number()}</span> <b ref={source}>{value}</b>
      <button
        type="button"
        className="copy"
        aria-label={m.copy_part_number()}
        disabled={!isHydrated}
        onClick={() => void copy(value)}
      >
        <Icon size={16} />
      </button>
      <span role="status" className={refused === null ? "part-number-copied" : "part-number-selected"}>
        {isCopied ? m.copied() : refused === null ? "" : m.copy_refused()}
      </span>
    </span>
  );
}
