import { ToastContainer, type ToastContent, toast } from "react-toastify/unstyled";
import type { ToastAction } from "./toast.ts";
import "./toast-container.css";

const MAX_TOASTS = 2;
let shown: { id: string; text: string }[] = [];
let lastId = 0;

/** Dismisses the oldest toasts, and one of equal text, instead of stacking them. Returns an id. */
export function makeRoomForToast(text: string): string {
  const active = shown.filter(({ id }) => toast.isActive(id));
  const others = active.filter((one) => one.text !== text);
  const retained = others.slice(Math.max(0, others.length - (MAX_TOASTS - 1)));
  for (const old of active.filter((one) => !retained.includes(one))) toast.dismiss(old.id);
  const id = `toast-${++lastId}`;
  shown = [...retained, { id, text }];
  return id;
}

export const toastContent = (text: string, action: ToastAction | undefined): ToastContent =>
  action
    ? ({ closeToast }) => (
        <span className="toast-body">
          {text}
          <ToastActionButton action={action} close={() => closeToast()} />
        </span>
      )
    : text;

function ToastActionButton({ action, close }: { action: ToastAction; close: () => void }) {
  if ("href" in action)
    return (
      <a href={action.href} className="toast-action" onClick={close}>
        {action.label}
      </a>
    );
  const run = () => {
    close();
    action.run();
  };
  return (
    <button type="button" className="toast-action" onClick={run}>
      {action.label}
    </button>
  );
}

export const MessageToasts = ({ label, closeLabel }: { label: string; closeLabel: string }) => (
  <ToastContainer
    position="top-right"
    autoClose={5000}
    theme="light"
    draggable
    draggablePercent={80}
    role="status"
    aria-label={label}
    closeButton={({ closeToast }) => (
      <button type="button" className="toast-close ms-auto" aria-label={closeLabel} onClick={closeToast}>
        ×
      </button>
    )}
  />
);
