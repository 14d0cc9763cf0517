import { toast } from "@pecacerta/ui/toast.ts";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";

/** Subscribes an e-mail address and shows the confirmation; returns the error to show, or undefined. */
export async function sendNewsletterSubscription(email: string): Promise<string | undefined> {
  const result = await call("POST /mailing/newsletter", { body: { email } });
  if (!result.ok) return messageIn(result.responseBody) ?? refusalText(result.refusal);
  toast.success(result.value.data);
  return undefined;
}

function messageIn(body: unknown): string | undefined {
  const { data } = (body ?? {}) as { data?: unknown };
  return typeof data === "string" ? data : undefined;
}
