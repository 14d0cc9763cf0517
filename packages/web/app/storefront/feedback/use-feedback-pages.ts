import { FEEDBACK_PAGE_SIZE } from "@pecacerta/rules/listing";
import { toast } from "@pecacerta/ui/toast.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { CallFailure } from "../../client/send.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import type { FeedbackAction } from "./feedback.tsx";

/** The largest page that the API returns. */
const FEEDBACK_FETCH_SIZE = 100;

export const feedbackListRequest = (product_id: string, page: number) => ({
  body: { product_id, page, limit: FEEDBACK_FETCH_SIZE },
});

type ListResponse<Item> = { ok: true; value: { data: Item[] } } | CallFailure;
type LoadedItems<Item> = { all: readonly Item[]; isComplete: boolean; page: number };

export type FeedbackPages<Item = unknown> = {
  /** Undefined while the page's own items are shown. */
  items: readonly Item[] | undefined;
  page: number;
  pages: number;
  isLoading: boolean;
  go: (page: number) => void;
  reload: () => void;
};

/** Fetches large parts and shows them page by page, newest first. */
export function useFeedbackPages<Item extends { id: string }>(
  { total, action }: { total: number; action: FeedbackAction },
  fetchPart: (part: number) => Promise<ListResponse<Item>>,
): FeedbackPages<Item> {
  const [loaded, setLoaded] = useState<LoadedItems<Item>>();
  const [isLoading, setLoading] = useState(false);

  async function go(page: number, previous: LoadedItems<Item> | undefined): Promise<void> {
    const all = previous?.all ?? [];
    const isAvailable = previous?.isComplete || page * FEEDBACK_PAGE_SIZE <= all.length;
    if (previous && isAvailable) return setLoaded({ ...previous, page });
    setLoading(true);
    const response = await fetchPart(Math.floor(all.length / FEEDBACK_FETCH_SIZE) + 1);
    setLoading(false);
    if (!response.ok) return toast.error(refusalText(response.refusal));
    const { data } = response.value;
    // New items shift the older ones, so some are fetched twice.
    const newItems = data.filter(({ id }) => !all.some((item) => item.id === id));
    setLoaded({ all: [...all, ...newItems], isComplete: data.length < FEEDBACK_FETCH_SIZE, page });
  }

  const loadSecondPage = useEffectEvent(() => void go(2, undefined));
  useEffect(() => {
    if (action === "more") loadSecondPage();
  }, [action]);

  const { all, isComplete, page } = loaded ?? { all: [], isComplete: false, page: 1 };
  const count = isComplete ? all.length : Math.max(total, all.length);
  return {
    items: loaded && all.slice((page - 1) * FEEDBACK_PAGE_SIZE, page * FEEDBACK_PAGE_SIZE),
    page,
    pages: Math.max(1, Math.ceil(count / FEEDBACK_PAGE_SIZE)),
    isLoading,
    go: (targetPage) => void go(targetPage, loaded),
    reload: () => void go(1, undefined),
  };
}
