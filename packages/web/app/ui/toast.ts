type Kind = "info" | "success" | "warning" | "error";

let onFirst: (() => void) | undefined;
let isWanted = false;

/** Messages that pass. What draws them is loaded with the first one: most visits never see any. */
export const toast = {
  info: (text: string) => tell("info", text),
  success: (text: string) => tell("success", text),
  warning: (text: string) => tell("warning", text),
  error: (text: string) => tell("error", text),
};

/** Tells whenever there is something to say; at once when there already was. */
export function whenWanted(tellThem: () => void): void {
  onFirst = tellThem;
  if (isWanted) tellThem();
}

/** Fetches ahead what draws messages, for whoever is going to get some: a connection may be lost by then. */
export function prepareToasts(): void {
  Promise.all([loadToastify(), loadContainer()]).catch(goOn);
}

export const loadContainer = () => import("./toast-container.tsx");

function tell(kind: Kind, text: string): void {
  isWanted = true;
  onFirst?.();
  loadToastify().then(({ toast }) => {
    // What went wrong interrupts whoever listens; what went well waits its turn.
    toast[kind](text, { role: kind === "error" ? "alert" : "status" });
    raise();
  }, goOn);
}

// A dialog lies above everything that is on the page: a message about what was done in it has to come up there, too.
function raise(): void {
  const messages = document.querySelector<HTMLElement>(".messages");
  if (!messages || !document.querySelector("dialog:modal")) return;
  messages.popover = "manual";
  if (messages.matches(":popover-open")) messages.hidePopover();
  messages.showPopover();
}

const loadToastify = () => import("react-toastify/unstyled");

// Without a connection, what was never loaded cannot be drawn: the page goes on without its message.
function goOn(): void {}
