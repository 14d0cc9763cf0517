import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "./debounce.ts";
import { createSuggestionsClient, HEADER_LIMITS, isReportableError, suggestionsQuery } from "./suggestions-query.ts";

type SuggestionRequest = { address: string; signal: AbortSignal; answer(status?: number): void };
let requests: SuggestionRequest[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("aborted")));
      const answer = (status = 200) => resolve(new Response('{"data":{"products":[],"categories":[]}}', { status }));
      requests.push({ address, signal, answer });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

test("[SR-01] suggestions are requested only for text unchanged for 400 ms", () => {
  const texts: string[] = [];
  const typing = debounce((text: string) => texts.push(text));
  typing.put("p");
  vi.advanceTimersByTime(399);
  typing.put("pa");
  vi.advanceTimersByTime(399);
  expect(texts).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(texts).toEqual(["pa"]);
  typing.put("pas");
  typing.stop();
  vi.advanceTimersByTime(1000);
  expect(texts).toEqual(["pa"]);
});

test("[SR-07] the same text and limits are requested once within 180000 ms; others are requested again", async () => {
  const answers = createSuggestionsClient();
  const both = [
    answers.fetchQuery(suggestionsQuery("farol ", HEADER_LIMITS)),
    answers.fetchQuery(suggestionsQuery("farol", HEADER_LIMITS)),
  ];
  await settled();
  expect(requests).toHaveLength(1);
  const address = "/ecommerce/search/suggestions?query=farol&limitProducts=10&limitCategories=5&view=card";
  expect(requests[0]?.address).toBe(address);
  requests[0]?.answer();
  await Promise.all(both);

  vi.advanceTimersByTime(179_999);
  await answers.fetchQuery(suggestionsQuery("farol", HEADER_LIMITS));
  expect(requests).toHaveLength(1);
  void answers.fetchQuery(suggestionsQuery("farol"));
  void answers.fetchQuery(suggestionsQuery("faro", HEADER_LIMITS));
  await settled();
  expect(requests.slice(1).map(({ address }) => address.split("?")[1])).toEqual([
    "query=farol&limitProducts=4&limitCategories=4&view=card",
    "query=faro&limitProducts=10&limitCategories=5&view=card",
  ]);
  vi.advanceTimersByTime(2);
  void answers.fetchQuery(suggestionsQuery("farol", HEADER_LIMITS));
  await settled();
  expect(requests).toHaveLength(4);
});

test("[SR-08] a newer text cancels the older request without an error", async () => {
  const answers = createSuggestionsClient();
  const waiting = new QueryObserver(answers, suggestionsQuery("far"));
  const failures: unknown[] = [];
  const stop = waiting.subscribe(({ error }) => isReportableError(error) && failures.push(error));
  await settled();
  waiting.setOptions(suggestionsQuery("farol"));
  await settled();
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(failures).toEqual([]);
  requests[1]?.answer();
  await settled();
  expect(waiting.getCurrentResult().data).toEqual({ products: [], categories: [] });
  stop();
});

test("[SR-08] any other failed request is an error", async () => {
  const answers = createSuggestionsClient();
  const waiting = answers.fetchQuery(suggestionsQuery("farol")).catch((error: unknown) => error);
  await settled();
  requests[0]?.answer(503);
  expect(isReportableError(await waiting)).toBe(true);
  expect(isReportableError(null)).toBe(false);
});
