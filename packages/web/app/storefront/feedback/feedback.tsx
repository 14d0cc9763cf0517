import { FEEDBACK_PAGE_SIZE } from "@pecacerta/rules/listing";
import { Button } from "@pecacerta/ui/button.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { type ComponentType, type ReactNode, useState } from "react";
import { m } from "#messages";
import "./feedback.css";
import "@pecacerta/ui/styles/comments.css";

export type FeedbackAction = "write" | "more";

export type FeedbackPagesProps = { productId: string; total: number; action: FeedbackAction; children: ReactNode };

type Props = {
  kind: "reviews" | "questions";
  productId: string;
  total: number;
  /** Loads the editor and the other pages. */
  loadPages: () => Promise<ComponentType<FeedbackPagesProps>>;
  children: ReactNode;
};

const LABELS = {
  reviews: { write: m.write_review, more: m.more_reviews },
  questions: { write: m.write_question, more: m.more_questions },
} as const;

/** Shows the page's items. The editor and the other pages are loaded on demand. */
export function Feedback({ kind, productId, total, loadPages, children }: Props) {
  const [action, setAction] = useState<FeedbackAction>();
  const [LoadedPages, setLoadedPages] = useState<ComponentType<FeedbackPagesProps>>();
  const preload = () => void loadPages().catch(() => undefined);
  const load = (requested: FeedbackAction) => {
    setAction(requested);
    loadPages().then(
      (Loaded) => setLoadedPages(() => Loaded),
      () => toast.error(m.NETWORK_ERROR()),
    );
  };
  const buttonProps = (requested: FeedbackAction) => ({
    variant: "secondary" as const,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => load(requested),
    children: LABELS[kind][requested](),
  });
  if (LoadedPages && action)
    return (
      <LoadedPages productId={productId} total={total} action={action}>
        {children}
      </LoadedPages>
    );
  return (
    <div className="feedback-part">
      <Button {...buttonProps("write")} />
      {children}
      {total > FEEDBACK_PAGE_SIZE ? <Button {...buttonProps("more")} /> : null}
    </div>
  );
}
