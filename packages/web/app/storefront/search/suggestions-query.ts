import { QueryClient, queryOptions } from "@tanstack/react-query";
import { askedValue, CallFailed } from "../../client/answers.tsx";
import { call } from "../../client/call.ts";

export type SuggestionLimits = { products: number; categories: number };

/** What the header asks for, of which it shows no more than ten products. */
export const HEADER_LIMITS: SuggestionLimits = { products: 10, categories: 5 };
/** What is asked for where nothing else is said, as in a sample of the shop. */
export const SAMPLE_LIMITS: SuggestionLimits = { products: 4, categories: 4 };
export const MOST_SHOWN = 10;

/** So long an answer is good: what is asked again meanwhile is not asked of the server. */
const FRESH_MS = 180_000;

/** The answers to what was typed on this page, the same for everyone. */
export const suggestionAnswers = newSuggestionAnswers();

export function newSuggestionAnswers(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
}

/** What is suggested for a text: asked once however often it is wanted, cancelled when nobody waits for it any more. */
export const suggestionsQuery = (text: string, limits: SuggestionLimits = SAMPLE_LIMITS) => {
  const query = text.trim().replace(/\s+/g, " ");
  return queryOptions({
    queryKey: ["suggestions", query, limits.products, limits.categories],
    queryFn: async ({ signal }) => {
      const asked = { query, limitProducts: limits.products, limitCategories: limits.categories };
      return (await askedValue(call("GET /search/suggestions", { query: asked, signal }))).data;
    },
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
};

/** Whether a failure is to be told: what was cancelled on purpose is none. */
export const isFailure = (error: unknown): boolean =>
  error !== null && !(error instanceof CallFailed && error.failed.refusal === "CANCELLED");
