import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AwsClient } from "aws4fetch";
import type { BucketLocation } from "../config/files-url.ts";
import { ExternalServiceError } from "../outbound/fetch-json.ts";
import { readLimitedBody } from "../outbound/read-limited-body.ts";

export type BucketCredentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };

type BucketRequest = {
  method?: "DELETE";
  key?: string;
  query?: Readonly<Record<string, string>>;
  body?: Buffer;
  signal?: AbortSignal | undefined;
};
export type BucketResponse = { status: number; headers: Headers; body: Buffer };

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 100;
const ATTEMPT_TIMEOUT_MS = 20_000;
const MAX_BYTES = 2_097_152;

/** Sends signed requests, again after a temporary error. Distrusts the service: time and size are limited. */
export function createBucketClient(location: BucketLocation, credentials: BucketCredentials) {
  const url = `${location.endpoint}/${location.bucket}`;
  let signer: Promise<AwsClient> | undefined;

  async function sign({ method, key = "", query = {}, body }: BucketRequest): Promise<Request> {
    signer ??= createSigner(location, credentials);
    const address = new URL(key ? `${url}/${key}` : url);
    address.search = new URLSearchParams(query).toString();
    return (await signer).sign(address, {
      method: method ?? (body ? "PUT" : "GET"),
      headers: { "x-amz-content-sha256": sha256(body ?? "") },
      body: body ? new Uint8Array(body) : null,
    });
  }

  return async (request: BucketRequest): Promise<BucketResponse> => {
    const { signal } = request;
    for (let number = 1; ; number++) {
      const signed = await sign(request);
      const result = await attempt(signed, signal).catch(toError);
      if (!(result instanceof Error) && !isTemporary(result)) return result;
      if (number === ATTEMPTS || signal?.aborted) throw unavailable(url, result);
      await pause(FIRST_PAUSE_MS * 2 ** number, undefined, { signal }).catch(() => {});
    }
  };
}

async function attempt(signed: Request, signal: AbortSignal | undefined): Promise<BucketResponse> {
  const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
  const response = await fetch(signed, {
    redirect: "manual",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  return { status: response.status, headers: response.headers, body: await readLimitedBody(response, MAX_BYTES) };
}

async function createSigner(
  { region }: BucketLocation,
  { accessKeyId, secretAccessKey, sessionToken }: BucketCredentials,
): Promise<AwsClient> {
  const { AwsClient } = await import("aws4fetch");
  return new AwsClient({ accessKeyId, secretAccessKey, service: "s3", region, ...(sessionToken && { sessionToken }) });
}

const isTemporary = ({ status }: BucketResponse): boolean => status >= 500 || status === 429;

function unavailable(url: string, result: BucketResponse | Error): ExternalServiceError {
  const reason = result instanceof Error ? result.message : `the service answered ${result.status}`;
  return new ExternalServiceError(`The bucket ${url} cannot be reached: ${reason}`);
}

const toError = (error: Error): Error => (error.cause instanceof Error ? error.cause : error);

const sha256 = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");
