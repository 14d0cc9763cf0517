import { readLimitedBody } from "./read-limited-body.ts";

export type FetchJsonOptions = {
  headers?: Readonly<Record<string, string>>;
  timeoutMs: number;
  signal?: AbortSignal;
};

export type JsonResponse = { status: number; json?: unknown; retryAfter: number };

const MAX_BYTES = 1_000_000;

/** The service timed out, redirected, sent too much or no JSON. */
export class ExternalServiceError extends Error {}

/** Distrusts the service: no redirects, a timeout for the whole response, a size limit, JSON only. */
export async function fetchJson(
  url: URL,
  { headers = {}, timeoutMs, signal }: FetchJsonOptions,
): Promise<JsonResponse> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const retryAfter = Number(response.headers.get("retry-after")) || 0;
    if (response.status !== 200) {
      await response.body?.cancel();
      return { status: response.status, retryAfter };
    }
    return { status: 200, retryAfter, json: JSON.parse(await readText(response)) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : undefined;
    throw new ExternalServiceError(cause?.message ?? "no answer", { cause: error });
  }
}

async function readText(response: Response): Promise<string> {
  return new TextDecoder("utf-8", { fatal: true }).decode(await readLimitedBody(response, MAX_BYTES));
}
