type EnteredText = { shown: string; isRefused: boolean; message: string };
type Input = HTMLElement | SVGElement;

/** Enters texts into fields as the clipboard, autofill and keys do. Returns what each field shows. Keys come last and are not sent. */
export async function enterTexts({
  fields: inputs,
  isSent,
}: {
  fields: readonly { input: Input; texts: readonly string[] }[];
  isSent: boolean;
}): Promise<{ pasted: EnteredText[]; filled: EnteredText[]; typed: EnteredText[] }[]> {
  // Each key runs the same rule over the whole text.
  const LAST_KEYS = 8;
  const fields = inputs.map(({ input, texts }) => ({ field: input as HTMLInputElement, texts }));
  const forms = new Set(fields.map(({ field }) => field.form));
  const insert = (text: string) => document.execCommand("insertText", false, text);
  const fill = (text: string, field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const type = (text: string) => {
    const characters = [...text];
    if (isSent && characters.length > LAST_KEYS) insert(characters.splice(0, characters.length - LAST_KEYS).join(""));
    characters.forEach(insert);
  };
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const isSending = () => [...forms].some((form) => form?.querySelector("button[aria-disabled=true]"));
  const enterAll = async (enter: (text: string, field: HTMLInputElement) => unknown, isSubmitted: boolean) => {
    const entered = fields.map((): EnteredText[] => []);
    for (let at = 0; fields.some(({ texts }) => at < texts.length); at++) {
      for (const { field, texts } of fields.filter(({ texts }) => at < texts.length)) {
        field.focus({ preventScroll: true });
        field.select();
        if (texts[at] === "") document.execCommand("delete");
        else enter(texts[at] ?? "", field);
        field.blur();
      }
      if (isSubmitted) for (const form of forms) form?.requestSubmit();
      // React renders before the first one, and runs effects, which may move the focus, before the second.
      await nextTask();
      await nextTask();
      while (isSubmitted && isSending()) await new Promise((resolve) => setTimeout(resolve));
      for (const [place, { field, texts }] of fields.entries()) {
        if (at >= texts.length) continue;
        const message = document.getElementById(`${field.id}-error`)?.textContent ?? "";
        const isRefused = field.getAttribute("aria-invalid") === "true";
        entered[place]?.push({ shown: field.value, isRefused, message });
      }
    }
    return entered;
  };
  const pasted = await enterAll(insert, isSent);
  const filled = await enterAll(fill, isSent);
  const typed = await enterAll(type, false);
  return fields.map((_, place) => ({
    pasted: pasted[place] ?? [],
    filled: filled[place] ?? [],
    typed: typed[place] ?? [],
  }));
}
