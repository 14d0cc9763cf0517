import { useEffect, useRef } from "react";
import { Notice } from "./notice.tsx";

export type FaultyField = { id: string; label: string; fault: string };

/** What is wrong with a form, above it, each leading to its field. Takes the focus when `attempt` goes up. */
export function ErrorSummary({
  title,
  fields,
  attempt,
}: {
  title: string;
  fields: readonly FaultyField[];
  attempt: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isFaulty = fields.length > 0;
  useEffect(() => {
    if (attempt > 0 && isFaulty) box.current?.focus();
  }, [attempt, isFaulty]);
  if (!isFaulty) return null;
  return (
    <Notice tone="failure" ref={box}>
      <div>
        <p className="font-semibold">{title}</p>
        <ul>
          {fields.map(({ id, label, fault }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusOn(id) && event.preventDefault()} className="underline">
                {label}
              </a>
              {`: ${fault}`}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}

function focusOn(id: string): boolean {
  const field = document.getElementById(id);
  field?.focus();
  return field !== null;
}
