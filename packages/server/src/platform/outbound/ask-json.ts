export type Asking = {
  /** Sent as this header, where there is something to send. */
  headers?: Readonly<Record<string, string>>;
  timeoutMs: number;
  signal?: AbortSignal;
};

/** What another's service answered: its status, and its JSON where the status is 200. */
export type Told = { status: number; json?: unknown; retryAfter: number };

const MAX_BYTES = 1_000_000;

/** Why another's service could not be used: it is silent, elsewhere, too long, or does not speak JSON. */
export class OutsideFault extends Error {}

/**
 * Reads from somebody else's service, believing nothing: no redirects, so that nobody is led to an inner address; a time
 * for the whole answer, not for its first byte; a limit to its length; and JSON or nothing.
 */
export async function askJson(url: URL, { headers = {}, timeoutMs, signal }: Asking): Promise<Told> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const retryAfter = Number(answer.headers.get("retry-after")) || 0;
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return { status: answer.status, retryAfter };
    }
    return { status: 200, retryAfter, json: JSON.parse(await textOf(answer)) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : undefined;
    throw new OutsideFault(cause?.message ?? "no answer", { cause: error });
  }
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > MAX_BYTES) throw new Error(`the answer is longer than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
}
