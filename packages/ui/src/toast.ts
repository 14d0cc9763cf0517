type ToastKind = "info" | "success" | "warning" | "error";

let firstToastListener: (() => void) | undefined;
let isRequested = false;

export const toast = {
  info: (text: string) => show("info", text),
  success: (text: string) => show("success", text),
  warning: (text: string) => show("warning", text),
  error: (text: string) => show("error", text),
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

function show(kind: ToastKind, text: string): void {
  isRequested = true;
  firstToastListener?.();
  loadToastify().then(({ toast }) => {
    // Errors interrupt screen readers; successes wait.
    toast[kind](text, { role: kind === "error" ? "alert" : "status" });
    showAboveDialog();
  }, ignoreFailure);
}

// Lifts toasts above an open modal dialog.
function showAboveDialog(): void {
  const messages = document.querySelector<HTMLElement>(".messages");
  if (!messages || !document.querySelector("dialog:modal")) return;
  messages.popover = "manual";
  if (messages.matches(":popover-open")) messages.hidePopover();
  messages.showPopover();
}

const loadToastify = () => import("react-toastify/unstyled");

// Offline the toast cannot be shown.
function ignoreFailure(): void {}
