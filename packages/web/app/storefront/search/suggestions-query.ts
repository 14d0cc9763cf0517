import { QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call.ts";
import { CallError, unwrapCall } from "../../client/query-provider.tsx";

export type SuggestionLimits = { products: number; categories: number };

export const HEADER_LIMITS: SuggestionLimits = { products: 10, categories: 5 };
export const SAMPLE_LIMITS: SuggestionLimits = { products: 4, categories: 4 };
export const MAX_PRODUCTS_SHOWN = 10;

const STALE_TIME_MS = 180_000;

/** Suggestions are the same for everyone, so they have a client of their own. */
export const suggestionsClient = createSuggestionsClient();

export function createSuggestionsClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
}

/** Suggestions for an input, those that fit the vehicle first; concurrent requests are shared and unused ones aborted. */
export const suggestionsQuery = (
  text: string,
  limits: SuggestionLimits = SAMPLE_LIMITS,
  vehicleId: string | null = null,
) => {
  const query = text.trim().replace(/\s+/g, " ");
  return queryOptions({
    queryKey: ["suggestions", query, limits.products, limits.categories, vehicleId],
    queryFn: async ({ signal }) => {
      const parameters = {
        query,
        limitProducts: limits.products,
        limitCategories: limits.categories,
        view: "card",
        ...(vehicleId !== null && { for_vehicle: vehicleId }),
      } as const;
      return (await unwrapCall(call("GET /search/suggestions", { query: parameters, signal }))).data;
    },
    staleTime: STALE_TIME_MS,
    gcTime: STALE_TIME_MS,
  });
};

/** Aborted requests are not reported. */
export const isReportableError = (error: unknown): boolean =>
  error !== null && !(error instanceof CallError && error.failure.refusal === "CANCELLED");
