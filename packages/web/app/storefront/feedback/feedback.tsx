import { type ReactNode, useState } from "react";
import { useText } from "../../texts/text.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { FEEDBACK_PAGE_SIZE } from "./feedback-page-size.ts";

/** What somebody wants who is not content with reading the newest. */
export type FeedbackAction = "write" | "more";

type Props = { of: "reviews" | "questions"; productId: string; total: number; children: ReactNode };

const load = () => import("./loaded-feedback.tsx");
const loadAhead = () => void load().catch(() => undefined);

const LABELS = {
  reviews: { write: "TEXT_WRITE_REVIEW", more: "TEXT_MORE_REVIEWS" },
  questions: { write: "TEXT_WRITE_QUESTION", more: "TEXT_MORE_QUESTIONS" },
} as const;

/** The newest opinions, which the page brought along, and the ways to write one and to see more: fetched when wanted. */
export function Feedback({ of, productId, total, children }: Props) {
  const text = useText();
  const [wanted, setWanted] = useState<FeedbackAction>();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const want = (what: FeedbackAction) => {
    setWanted(what);
    load().then(setLoaded, () => toast.error(text("NETWORK_ERROR")));
  };
  const ask = (what: FeedbackAction) => ({
    look: "secondary" as const,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: () => want(what),
    children: text(LABELS[of][what]),
  });
  if (loaded && wanted) {
    const Live = loaded.loadedFeedback[of];
    return (
      <Live productId={productId} total={total} wanted={wanted}>
        {children}
      </Live>
    );
  }
  return (
    <div className="opinions-part">
      <Button {...ask("write")} />
      {children}
      {total > FEEDBACK_PAGE_SIZE ? <Button {...ask("more")} /> : null}
    </div>
  );
}
