import { useEffect, useState } from "react";
import { loadContainer, whenWanted } from "./toast.ts";

type Labels = { label: string; closeLabel: string };

/** Where messages that pass appear. */
export function Toasts(labels: Labels) {
  const [drawn, setDrawn] = useState<Awaited<ReturnType<typeof loadContainer>>>();
  useEffect(() => whenWanted(() => loadContainer().then(setDrawn, () => undefined)), []);
  return <div className="messages">{drawn ? <drawn.Container {...labels} /> : null}</div>;
}
