type EnteredText = { shown: string; isRefused: boolean; message: string };

/** Enters texts as keys (before sending: the last ones), the clipboard and autofill do. Returns what the field shows. */
export async function enterTexts(
  input: HTMLElement | SVGElement,
  { texts, isSent = false }: { texts: readonly string[]; isSent?: boolean },
): Promise<EnteredText[][]> {
  const LAST_KEYS = 20;
  const field = input as HTMLInputElement;
  const insert = (text: string) => document.execCommand("insertText", false, text);
  const ways = [
    (text: string) => {
      const characters = [...text];
      if (isSent && characters.length > LAST_KEYS) insert(characters.splice(0, characters.length - LAST_KEYS).join(""));
      characters.forEach(insert);
    },
    insert,
    (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
  ];
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const isSending = () => field.form?.querySelector("button[aria-disabled=true]") !== null;
  const entered: EnteredText[][] = [];
  for (const enter of ways) {
    const answers: EnteredText[] = [];
    for (const text of texts) {
      field.focus({ preventScroll: true });
      field.select();
      if (text === "") document.execCommand("delete");
      else enter(text);
      field.blur();
      if (isSent) field.form?.requestSubmit();
      // React renders before the first one, and runs effects, which may move the focus, before the second.
      await nextTask();
      await nextTask();
      while (isSent && isSending()) await new Promise((resolve) => setTimeout(resolve));
      const error = document.getElementById(`${field.id}-error`);
      const isRefused = field.getAttribute("aria-invalid") === "true";
      answers.push({ shown: field.value, isRefused, message: error?.textContent ?? "" });
    }
    entered.push(answers);
  }
  return entered;
}
