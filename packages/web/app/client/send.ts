import { ownProperty } from "@pecacerta/rules/own-property";
import { abortAfter } from "@pecacerta/ui/abort-after.ts";
import { currentConnection } from "./connection.ts";
import { encodeFormBody, type FormValue } from "./form-body.ts";

const BASE = "/ecommerce";
const TIMEOUT_MS = 80_000;
const NO_CONTENT = 204;

export type CallOptions = {
  /** Values for `:name` in the path. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: object;
  idempotencyKey?: string;
  /** Lets the request finish after the page is left. Small bodies only. */
  keepalive?: boolean;
  signal?: AbortSignal;
};

/** A call without success. `responseBody` is the whole body: some refusals carry more than their key. */
export type CallFailure = {
  ok: false;
  refusal: string;
  status: number;
  errors: Readonly<Record<string, string>>;
  responseBody: unknown;
  /** Seconds until the same may be sent again. */
  waitSeconds?: number;
};

/** `servedAt` is the server's clock in ms: the browser's own may be wrong. */
export type CallResult = { ok: true; value: unknown; servedAt: number } | CallFailure;

/** `name` is `METHOD /path`. Without a response: `NETWORK_ERROR` with status 0; after an abort: `CANCELLED`. */
export async function send(name: string, options: CallOptions = {}): Promise<CallResult> {
  const { company, bearer, onRefusedBearer } = currentConnection();
  const [method = "GET", path = ""] = name.split(" ");
  const token = bearer();
  try {
    const response = await fetch(BASE + requestUrl(path, options), {
      method,
      keepalive: options.keepalive,
      headers: requestHeaders(company, token, options),
      body: options.body && encodeFormBody(options.body as Readonly<Record<string, FormValue>>),
      signal: abortAfter(TIMEOUT_MS, options.signal),
    });
    const responseBody = await parseBody(response);
    if (response.ok) return { ok: true, value: responseBody, servedAt: servedAt(response) };
    const failure = { ...toFailure(response.status, responseBody), ...waitSecondsOf(response) };
    if (token && failure.refusal === "AUTH_UNAUTHORIZED") onRefusedBearer(token);
    return failure;
  } catch {
    return {
      ok: false,
      refusal: options.signal?.aborted ? "CANCELLED" : "NETWORK_ERROR",
      status: 0,
      errors: {},
      responseBody: null,
    };
  }
}

/** A proxy may refuse without a JSON body; a success without one is an error. */
async function parseBody(response: Response): Promise<unknown> {
  if (response.status === NO_CONTENT) return null;
  return response.ok ? await response.json() : await response.json().catch(() => null);
}

function waitSecondsOf({ status, headers }: Response) {
  const seconds = Number(headers.get("retry-after"));
  return status === 429 && seconds > 0 ? { waitSeconds: seconds } : {};
}

const servedAt = (response: Response): number => Date.parse(response.headers.get("date") ?? "") || Date.now();

function requestHeaders(
  company: string,
  token: string | null,
  { body, idempotencyKey }: CallOptions,
): Record<string, string> {
  return {
    accept: "application/json",
    ecommerce: company,
    ...(body && { "content-type": "application/x-www-form-urlencoded" }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
  };
}

function requestUrl(path: string, { params = {}, query = {} }: CallOptions): string {
  const filled = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(ownProperty(params, part) ?? ""));
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return parameters.length === 0 ? filled : `${filled}?${new URLSearchParams(parameters)}`;
}

function toFailure(status: number, responseBody: unknown): CallFailure {
  const { message, errors } = (responseBody ?? {}) as { message?: unknown; errors?: Record<string, string> };
  return {
    ok: false,
    refusal: typeof message === "string" ? message : "INTERNAL_ERROR",
    status,
    errors: errors ?? {},
    responseBody,
  };
}
