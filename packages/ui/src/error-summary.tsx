import { useEffect, useRef } from "react";
import { Notice } from "./notice.tsx";

type SummaryField = { id: string; label: string; error?: string };

export function ErrorSummary({
  title,
  fields,
  attempt,
}: {
  title: string;
  fields: readonly SummaryField[];
  attempt: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const invalidFields = fields.filter(({ error }) => error);
  const hasErrors = invalidFields.length > 0;
  useEffect(() => {
    if (attempt > 0 && hasErrors) box.current?.focus();
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  return (
    <Notice tone="failure" ref={box}>
      <div>
        <p className="strong">{title}</p>
        <ul>
          {invalidFields.map(({ id, label, error }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusField(id) && event.preventDefault()} className="link">
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

function focusField(id: string): boolean {
  const field = document.getElementById(id);
  field?.focus();
  return field !== null;
}
