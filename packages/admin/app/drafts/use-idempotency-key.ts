import { useInputDraft } from "./use-input-draft.ts";

type Answer = { ok: true } | { ok: false; status: number };
const NONE = { content: "", key: "" };

/**
 * Sends with an idempotency key. The same content keeps its key while the server has not answered, also over a reload;
 * once it has, the same content is another request. `name` is that of a draft: unique in the admin.
 */
export function useIdempotencyKey(name: string) {
  const [, remember, unanswered] = useInputDraft(`key ${name}`, NONE);
  return async <Result extends Answer>(
    content: object,
    send: (idempotencyKey: string) => Promise<Result>,
  ): Promise<Result> => {
    const sent = JSON.stringify(content);
    const key = unanswered.current.content === sent ? unanswered.current.key : newKey();
    remember({ content: sent, key });
    const result = await send(key);
    if (isAnswered(result)) remember((latest) => (latest.key === key ? NONE : latest));
    return result;
  };
}

/** Without a response, and after an error of the server, the request may have been carried out. */
export const isAnswered = (answer: Answer): boolean => answer.ok || (answer.status > 0 && answer.status < 500);

// `crypto.randomUUID` needs a secure context.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
