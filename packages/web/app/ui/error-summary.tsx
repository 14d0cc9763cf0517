import { useEffect, useRef } from "react";
import { Notice } from "./notice.tsx";

type SummedField = { id: string; label: string; error?: string };

/** What is wrong with a form's fields, above them, each leading to its field. Takes the focus when `attempt` goes up. */
export function ErrorSummary({
  title,
  fields,
  attempt,
}: {
  title: string;
  fields: readonly SummedField[];
  attempt: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const faulty = fields.filter(({ error }) => error);
  const isFaulty = faulty.length > 0;
  useEffect(() => {
    if (attempt > 0 && isFaulty) box.current?.focus();
  }, [attempt, isFaulty]);
  if (!isFaulty) return null;
  return (
    <Notice tone="failure" ref={box}>
      <div>
        <p className="font-semibold">{title}</p>
        <ul>
          {faulty.map(({ id, label, error }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusOn(id) && event.preventDefault()} className="underline">
                {label}
              </a>
              {`: ${error}`}
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
