import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { CallFailure } from "./send.ts";

/** Queries of one person; another person gets an empty cache. */
export function PersonalQueryProvider({ person, children }: { person: string; children: ReactNode }) {
  const client = useMemo(() => queryClientFor(person), [person]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.refusal);
    this.failure = failure;
  }
}

/** Returns the value of a successful call; throws CallError otherwise. */
export async function unwrapCall<Value>(promise: Promise<{ ok: true; value: Value } | CallFailure>): Promise<Value> {
  const result = await promise;
  if (result.ok) return result.value;
  throw new CallError(result);
}

export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.failure.status === 404;

let current: { person: string; client: QueryClient } | undefined;

// The server renders for everyone: it must not share a client between requests.
function queryClientFor(person: string): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  if (current?.person !== person) current = { person, client: createQueryClient() };
  return current.client;
}

const createQueryClient = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: shouldRetry } } });

// Retries calls without a response only: a refusal stays a refusal.
const shouldRetry = (tries: number, error: unknown): boolean =>
  tries < 2 && error instanceof CallError && error.failure.status === 0;
