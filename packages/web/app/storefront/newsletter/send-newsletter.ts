import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { toast } from "../../ui/toast.ts";

const sending = new WeakSet<HTMLFormElement>();

/** Asks for the company's news; what the shop answers is shown as it is. */
export async function sendNewsletter(form: HTMLFormElement): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  say(form, "");
  const sent = await call("POST /mailing/newsletter", { body: { email: String(new FormData(form).get("email")) } });
  sending.delete(form);
  if (!sent.ok) return say(form, saidIn(sent.answer) ?? refusalText(sent.refusal));
  toast.success(sent.value.data);
  form.reset();
}

function say(form: HTMLFormElement, fault: string): void {
  const place = form.querySelector<HTMLElement>(".news-fault");
  if (place) place.textContent = fault;
  form.querySelector("input")?.setAttribute("aria-invalid", String(fault !== ""));
}

function saidIn(answer: unknown): string | undefined {
  const { data } = (answer ?? {}) as { data?: unknown };
  return typeof data === "string" ? data : undefined;
}
