import { FEEDBACK_PAGE_SIZE } from "@pecacerta/rules/listing";
import { Button } from "@pecacerta/ui/button.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { type ReactNode, useState } from "react";
import { useText } from "../../texts/text.ts";

export type FeedbackAction = "write" | "more";

type Props = { kind: "reviews" | "questions"; productId: string; total: number; children: ReactNode };

const importFeedback = () => import("./loaded-feedback.tsx");
const preload = () => void importFeedback().catch(() => undefined);

const LABELS = {
  reviews: { write: "TEXT_WRITE_REVIEW", more: "TEXT_MORE_REVIEWS" },
  questions: { write: "TEXT_WRITE_QUESTION", more: "TEXT_MORE_QUESTIONS" },
} as const;

/** Shows the page's items. The editor and the other pages are loaded on demand. */
export function Feedback({ kind, productId, total, children }: Props) {
  const text = useText();
  const [action, setAction] = useState<FeedbackAction>();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof importFeedback>>>();
  const load = (requested: FeedbackAction) => {
    setAction(requested);
    importFeedback().then(setLoaded, () => toast.error(text("NETWORK_ERROR")));
  };
  const buttonProps = (requested: FeedbackAction) => ({
    look: "secondary" as const,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => load(requested),
    children: text(LABELS[kind][requested]),
  });
  if (loaded && action) {
    const LoadedComponent = loaded.loadedFeedback[kind];
    return (
      <LoadedComponent productId={productId} total={total} action={action}>
        {children}
      </LoadedComponent>
    );
  }
  return (
    <div className="opinions-part">
      <Button {...buttonProps("write")} />
      {children}
      {total > FEEDBACK_PAGE_SIZE ? <Button {...buttonProps("more")} /> : null}
    </div>
  );
}
