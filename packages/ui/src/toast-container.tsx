import { ToastContainer, type ToastContent, toast } from "react-toastify/unstyled";
import type { ToastAction } from "./toast.ts";
import "./toast-container.css";

const MAX_TOASTS = 2;
let shownIds: string[] = [];
let lastId = 0;

/** Dismisses the oldest toasts instead of stacking them. Returns an id, so that an equal text is shown again. */
export function makeRoomForToast(): string {
  const activeIds = shownIds.filter((id) => toast.isActive(id));
  const surplus = Math.max(0, activeIds.length - (MAX_TOASTS - 1));
  for (const oldId of activeIds.slice(0, surplus)) toast.dismiss(oldId);
  const id = `toast-${++lastId}`;
  shownIds = [...activeIds.slice(surplus), id];
  return id;
}

export const toastContent = (text: string, action: ToastAction | undefined): ToastContent =>
  action
    ? ({ closeToast }) => (
        <span className="toast-body">
          {text}
          <a href={action.href} className="toast-action" onClick={() => closeToast()}>
            {action.label}
          </a>
        </span>
      )
    : text;

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
