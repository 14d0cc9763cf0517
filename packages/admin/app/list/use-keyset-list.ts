import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { refusalOf } from "../client/staff-queries.ts";

export type KeysetPage<Row> = { items: Row[]; next: string | null; total: number; isMore: boolean };

export type KeysetList<Row> = {
  rows: readonly Row[];
  total: number;
  /** `total` stopped counting. */
  isMore: boolean;
  state: "loading" | "failed" | "ready";
  /** The rows are those of the previous filter. */
  isOutdated: boolean;
  refusal: string | undefined;
  reload: () => void;
  more: { isLeft: boolean; isLoading: boolean; load: () => void };
};

type KeysetListOptions<Row> = {
  queryKey: readonly unknown[];
  fetchPage: (after: string | undefined, signal: AbortSignal) => Promise<KeysetPage<Row>>;
  refetchInterval?: number;
};

/** A list that is loaded page by page. A filter that changes keeps the rows until the new ones are there. */
export function useKeysetList<Row>({ queryKey, fetchPage, refetchInterval }: KeysetListOptions<Row>): KeysetList<Row> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  const pages = query.data?.pages ?? [];
  const last = pages.at(-1);
  return {
    rows: pages.flatMap(({ items }) => items),
    total: last?.total ?? 0,
    isMore: last?.isMore ?? false,
    state: query.data ? "ready" : query.isError ? "failed" : "loading",
    isOutdated: query.isPlaceholderData,
    refusal: query.isError ? refusalOf(query.error) : undefined,
    reload: () => query.refetch(),
    more: { isLeft: query.hasNextPage, isLoading: query.isFetchingNextPage, load: () => query.fetchNextPage() },
  };
}
