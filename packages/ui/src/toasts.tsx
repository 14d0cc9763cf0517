import { useEffect, useState } from "react";
import { loadToastContainer, onFirstToast } from "./toast.ts";

type Labels = { label: string; closeLabel: string };

export function Toasts(labels: Labels) {
  const [container, setContainer] = useState<Awaited<ReturnType<typeof loadToastContainer>>>();
  useEffect(() => onFirstToast(() => loadToastContainer().then(setContainer, () => undefined)), []);
  return <div className="messages">{container ? <container.MessageToasts {...labels} /> : null}</div>;
}
