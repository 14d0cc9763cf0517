import { useEffect, useState } from "react";
import { loadToastContainer, onFirstToast } from "./toast.ts";

type Labels = { label: string; closeLabel: string };

/** The container of toasts. */
export function Toasts(labels: Labels) {
  const [drawn, setDrawn] = useState<Awaited<ReturnType<typeof loadToastContainer>>>();
  useEffect(() => onFirstToast(() => loadToastContainer().then(setDrawn, () => undefined)), []);
  return <div className="messages">{drawn ? <drawn.MessageToasts {...labels} /> : null}</div>;
}
