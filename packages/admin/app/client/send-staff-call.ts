import { ownProperty } from "@pecacerta/rules/own-property";
import { abortAfter } from "@pecacerta/ui/abort-after.ts";
import { isAttended } from "./attendance.ts";

const BASE = "/ecommerce";
const TIMEOUT_MS = 80_000;

export type StaffCallOptions = {
  /** Slug of the company that the call is for. */
  company?: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: object;
  idempotencyKey?: string;
  /** The tag of the version that a change is based on. */
  ifMatch?: string;
  /** The tag of the response that is known; the same one is refused with status 304. */
  ifNoneMatch?: string;
  signal?: AbortSignal;
};

export type StaffCallFailure = {
  ok: false;
  refusal: string;
  status: number;
  errors: Readonly<Record<string, string>>;
  responseBody: unknown;
  /** Until the call is allowed again. */
  waitSeconds?: number;
};

export type StaffCallResult = { ok: true; value: unknown; etag?: string } | StaffCallFailure;

/**
 * `name` is `METHOD /path`. Without a response: `NETWORK_ERROR` with status 0; after an abort: `CANCELLED`; for a response
 * of another company: `FOREIGN_RESPONSE`.
 */
export async function sendStaffCall(name: string, options: StaffCallOptions = {}): Promise<StaffCallResult> {
  const [method = "GET", path = ""] = name.split(" ");
  try {
    const response = await fetch(staffCallUrl(path, options), {
      method,
      headers: staffCallHeaders(options),
      body: options.body && JSON.stringify(options.body),
      signal: abortAfter(TIMEOUT_MS, options.signal),
    });
    if (isForeign(response, options.company)) return withoutResponse("FOREIGN_RESPONSE");
    if (response.ok) return { ok: true, value: await response.json(), ...etagOf(response) };
    const failure = toStaffCallFailure(response.status, await response.json().catch(() => null));
    const waitSeconds = Number(response.headers.get("retry-after") ?? 0);
    return waitSeconds > 0 ? { ...failure, waitSeconds } : failure;
  } catch {
    return withoutResponse(options.signal?.aborted ? "CANCELLED" : "NETWORK_ERROR");
  }
}

function etagOf({ headers }: Response) {
  const etag = headers.get("etag");
  return etag === null ? {} : { etag };
}

const isForeign = ({ headers }: Response, company: string | undefined): boolean =>
  isOfOtherCompany(headers.get("ecommerce"), company);

export const isOfOtherCompany = (named: string | null, company: string | undefined): boolean =>
  company !== undefined && (named ?? company) !== company;

export const staffCallHeaders = ({
  company,
  body,
  idempotencyKey,
  ifMatch,
  ifNoneMatch,
}: StaffCallOptions): Readonly<Record<string, string>> => ({
  accept: "application/json",
  "x-admin": isAttended(Date.now()) ? "1" : "unattended",
  ...(company && { ecommerce: company }),
  ...(body && { "content-type": "application/json" }),
  ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
  ...(ifMatch && { "if-match": ifMatch }),
  ...(ifNoneMatch && { "if-none-match": ifNoneMatch }),
});

export function staffCallUrl(path: string, { params = {}, query = {} }: StaffCallOptions): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ownProperty(params, name) ?? ""));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return search.size === 0 ? BASE + filled : `${BASE}${filled}?${search}`;
}

export function toStaffCallFailure(status: number, responseBody: unknown): StaffCallFailure {
  const { message, errors } = (responseBody ?? {}) as { message?: unknown; errors?: Record<string, string> };
  const refusal = typeof message === "string" ? message : "INTERNAL_ERROR";
  return { ok: false, refusal, status, errors: errors ?? {}, responseBody };
}

export const withoutResponse = (refusal: string): StaffCallFailure => ({
  ok: false,
  refusal,
  status: 0,
  errors: {},
  responseBody: null,
});
