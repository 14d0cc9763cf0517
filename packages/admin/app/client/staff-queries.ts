import { QueryClient } from "@tanstack/react-query";
import type { StaffCallFailure } from "./send-staff-call.ts";

export class StaffCallError extends Error {
  readonly failure: StaffCallFailure;

  constructor(failure: StaffCallFailure) {
    super(failure.refusal);
    this.failure = failure;
  }
}

/** Returns the value of a successful call; throws StaffCallError otherwise. */
export async function unwrapStaffCall<Value>(
  promise: Promise<{ ok: true; value: Value } | StaffCallFailure>,
): Promise<Value> {
  const result = await promise;
  if (result.ok) return result.value;
  throw new StaffCallError(result);
}

export const refusalOf = (error: unknown): string =>
  error instanceof StaffCallError ? error.failure.refusal : "INTERNAL_ERROR";

// Retries calls without a response only: a refusal stays a refusal.
const shouldRetry = (tries: number, error: unknown): boolean =>
  tries < 2 && error instanceof StaffCallError && error.failure.status === 0;

export const createStaffQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: shouldRetry } } });
