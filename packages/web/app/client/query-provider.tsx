import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { CallFailure } from "./send.ts";

/** Around everything that is asked of the server for one person; for another one, everything is asked anew. */
export function PersonalQueryProvider({ person, children }: { person: string; children: ReactNode }) {
  const client = useMemo(() => queryClientFor(person), [person]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** What a query throws where the shop refused: queries tell success from failure by that. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.refusal);
    this.failure = failure;
  }
}

/** The value of a call for a query. */
export async function unwrapCall<Value>(promise: Promise<{ ok: true; value: Value } | CallFailure>): Promise<Value> {
  const result = await promise;
  if (result.ok) return result.value;
  throw new CallError(result);
}

export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.failure.status === 404;

let current: { person: string; client: QueryClient } | undefined;

// A server renders for everyone at once: nothing that was asked may outlive the page there.
function queryClientFor(person: string): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  if (current?.person !== person) current = { person, client: createQueryClient() };
  return current.client;
}

const createQueryClient = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: shouldRetry } } });

// Only what never arrived is asked for again: a refusal stays a refusal.
const shouldRetry = (tries: number, error: unknown): boolean =>
  tries < 2 && error instanceof CallError && error.failure.status === 0;
