type ToastKind = "info" | "success" | "warning" | "error";

let firstToastListener: (() => void) | undefined;
let isRequested = false;

/** Messages that pass. What draws them is loaded with the first one: most visits never see any. */
export const toast = {
  info: (text: string) => show("info", text),
  success: (text: string) => show("success", text),
  warning: (text: string) => show("warning", text),
  error: (text: string) => show("error", text),
};

/** Tells whenever there is something to say; at once when there already was. */
export function onFirstToast(listener: () => void): void {
  firstToastListener = listener;
  if (isRequested) listener();
}

/** Fetches ahead what draws messages, for whoever is going to get some: a connection may be lost by then. */
export function prepareToasts(): void {
  Promise.all([loadToastify(), loadToastContainer()]).catch(ignoreFailure);
}

export const loadToastContainer = () => import("./toast-container.tsx");

function show(kind: ToastKind, text: string): void {
  isRequested = true;
  firstToastListener?.();
  loadToastify().then(({ toast }) => {
    // What went wrong interrupts whoever listens; what went well waits its turn.
    toast[kind](text, { role: kind === "error" ? "alert" : "status" });
    showAboveDialog();
  }, ignoreFailure);
}

// A dialog lies above everything that is on the page: a message about what was done in it has to come up there, too.
function showAboveDialog(): void {
  const messages = document.querySelector<HTMLElement>(".messages");
  if (!messages || !document.querySelector("dialog:modal")) return;
  messages.popover = "manual";
  if (messages.matches(":popover-open")) messages.hidePopover();
  messages.showPopover();
}

const loadToastify = () => import("react-toastify/unstyled");

// Without a connection, what was never loaded cannot be drawn: the page goes on without its message.
function ignoreFailure(): void {}
