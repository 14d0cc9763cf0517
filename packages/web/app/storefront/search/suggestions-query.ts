import { QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call.ts";
import { CallError, unwrapCall } from "../../client/query-provider.tsx";

export type SuggestionLimits = { products: number; categories: number };

/** What the header asks for, of which it shows no more than ten products. */
export const HEADER_LIMITS: SuggestionLimits = { products: 10, categories: 5 };
/** What is asked for where nothing else is said, as in a sample of the shop. */
export const SAMPLE_LIMITS: SuggestionLimits = { products: 4, categories: 4 };
export const MAX_PRODUCTS_SHOWN = 10;

/** So long an answer is good: what is asked again meanwhile is not asked of the server. */
const STALE_TIME_MS = 180_000;

/** The answers to what was typed on this page, the same for everyone. */
export const suggestionsClient = createSuggestionsClient();

export function createSuggestionsClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
}

/** What is suggested for a text: asked once however often it is wanted, cancelled when nobody waits for it any more. */
export const suggestionsQuery = (text: string, limits: SuggestionLimits = SAMPLE_LIMITS) => {
  const query = text.trim().replace(/\s+/g, " ");
  return queryOptions({
    queryKey: ["suggestions", query, limits.products, limits.categories],
    queryFn: async ({ signal }) => {
      const parameters = { query, limitProducts: limits.products, limitCategories: limits.categories };
      return (await unwrapCall(call("GET /search/suggestions", { query: parameters, signal }))).data;
    },
    staleTime: STALE_TIME_MS,
    gcTime: STALE_TIME_MS,
  });
};

/** Whether a failure is to be told: what was cancelled on purpose is none. */
export const isReportableError = (error: unknown): boolean =>
  error !== null && !(error instanceof CallError && error.failure.refusal === "CANCELLED");
