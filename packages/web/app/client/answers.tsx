import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { Failed } from "./send.ts";

/** Around everything that is asked of the server for one person; for another one, everything is asked anew. */
export function Answers({ person, children }: { person: string; children: ReactNode }) {
  const client = useMemo(() => answersFor(person), [person]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** What a query throws where the shop refused: queries tell success from failure by that. */
export class CallFailed extends Error {
  readonly failed: Failed;

  constructor(failed: Failed) {
    super(failed.refusal);
    this.failed = failed;
  }
}

/** The value of a call for a query. */
export async function askedValue<Value>(calling: Promise<{ ok: true; value: Value } | Failed>): Promise<Value> {
  const called = await calling;
  if (called.ok) return called.value;
  throw new CallFailed(called);
}

export const isNotFound = (error: unknown): boolean => error instanceof CallFailed && error.failed.status === 404;

let latest: { person: string; client: QueryClient } | undefined;

// A server renders for everyone at once: nothing that was asked may outlive the page there.
function answersFor(person: string): QueryClient {
  if (typeof window === "undefined") return newClient();
  if (latest?.person !== person) latest = { person, client: newClient() };
  return latest.client;
}

const newClient = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: isWorthARetry } } });

// Only what never arrived is asked for again: a refusal stays a refusal.
const isWorthARetry = (tries: number, error: unknown): boolean =>
  tries < 2 && error instanceof CallFailed && error.failed.status === 0;
