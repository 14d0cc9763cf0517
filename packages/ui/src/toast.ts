import { canOpenPopovers } from "./can-open-popovers.ts";

type ToastKind = "info" | "success" | "warning" | "error";

/** A link that goes on from what the toast says, or what a button in it does. */
export type ToastAction = { label: string } & ({ href: string } | { run: () => void });

const ACTION_MS = 10_000;

let firstToastListener: (() => void) | undefined;
let isRequested = false;

export const toast = {
  info: (text: string, action?: ToastAction) => show("info", text, action),
  success: (text: string, action?: ToastAction) => show("success", text, action),
  warning: (text: string, action?: ToastAction) => show("warning", text, action),
  error: (text: string, action?: ToastAction) => show("error", text, action),
};

/** Calls the listener with the first toast, at once if there already was one. */
export function onFirstToast(listener: () => void): void {
  firstToastListener = listener;
  if (isRequested) listener();
}

/** Preloads the library: it may be needed offline. */
export function prepareToasts(): void {
  Promise.all([loadToastify(), loadToastContainer()]).catch(ignoreFailure);
}

export const loadToastContainer = () => import("./toast-container.tsx");

function show(kind: ToastKind, text: string, action?: ToastAction): void {
  isRequested = true;
  firstToastListener?.();
  Promise.all([loadToastify(), loadToastContainer()]).then(([{ toast }, { toastContent, makeRoomForToast }]) => {
    const toastId = makeRoomForToast(text);
    // Errors interrupt screen readers; successes wait.
    const time = action && "run" in action ? { autoClose: ACTION_MS } : {};
    toast[kind](toastContent(text, action), { toastId, role: kind === "error" ? "alert" : "status", ...time });
    showAboveDialog();
  }, ignoreFailure);
}

function showAboveDialog(): void {
  const messages = document.querySelector<HTMLElement>(".messages");
  if (!messages || !canOpenPopovers() || !document.querySelector("dialog:modal")) return;
  messages.popover = "manual";
  if (messages.matches(":popover-open")) messages.hidePopover();
  messages.showPopover();
}

const loadToastify = () => import("react-toastify/unstyled");

// Offline the toast cannot be shown.
function ignoreFailure(): void {}
