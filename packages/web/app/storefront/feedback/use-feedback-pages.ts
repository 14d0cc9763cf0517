import { useEffect, useEffectEvent, useState } from "react";
import type { Failed } from "../../client/send.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { toast } from "../../ui/toast.ts";
import type { FeedbackAction } from "./feedback.tsx";
import { FEEDBACK_PAGE_SIZE } from "./feedback-page-size.ts";

/** As many as one answer of the list holds. */
export const FEEDBACK_FETCH_SIZE = 100;

type Answer<Item> = { ok: true; value: { data: Item[] } } | Failed;
type Read<Item> = { all: readonly Item[]; isWhole: boolean; page: number };

export type FeedbackPages<Item = unknown> = {
  /** Undefined while what the page brought along is good enough. */
  items: readonly Item[] | undefined;
  page: number;
  pages: number;
  isBusy: boolean;
  go: (page: number) => void;
  /** After one more was written. */
  renew: () => void;
};

/** A list of `total` opinions or more, newest first: read in large parts, and shown page by page. */
export function useFeedbackPages<Item extends { id: string }>(
  { total, wanted }: { total: number; wanted: FeedbackAction },
  ask: (part: number) => Promise<Answer<Item>>,
): FeedbackPages<Item> {
  const [read, setRead] = useState<Read<Item>>();
  const [isBusy, setBusy] = useState(false);

  async function go(page: number, before: Read<Item> | undefined): Promise<void> {
    const all = before?.all ?? [];
    const isThere = before?.isWhole || page * FEEDBACK_PAGE_SIZE <= all.length;
    if (before && isThere) return setRead({ ...before, page });
    setBusy(true);
    const answer = await ask(Math.floor(all.length / FEEDBACK_FETCH_SIZE) + 1);
    setBusy(false);
    if (!answer.ok) return toast.error(refusalText(answer.refusal));
    const { data } = answer.value;
    // Whoever wrote meanwhile moved the later ones on: some come twice.
    const more = data.filter(({ id }) => !all.some((one) => one.id === id));
    setRead({ all: [...all, ...more], isWhole: data.length < FEEDBACK_FETCH_SIZE, page });
  }

  const goOn = useEffectEvent(() => void go(2, undefined));
  useEffect(() => {
    if (wanted === "more") goOn();
  }, [wanted]);

  const { all, isWhole, page } = read ?? { all: [], isWhole: false, page: 1 };
  const count = isWhole ? all.length : Math.max(total, all.length);
  return {
    items: read && all.slice((page - 1) * FEEDBACK_PAGE_SIZE, page * FEEDBACK_PAGE_SIZE),
    page,
    pages: Math.max(1, Math.ceil(count / FEEDBACK_PAGE_SIZE)),
    isBusy,
    go: (to) => void go(to, read),
    renew: () => void go(1, undefined),
  };
}
