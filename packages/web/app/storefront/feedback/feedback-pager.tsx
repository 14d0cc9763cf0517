import { Button } from "@pecacerta/ui/button.tsx";
import { m } from "#messages";
import type { FeedbackPages } from "./use-feedback-pages.ts";
import "./feedback.css";

export function FeedbackPager({ pages: { page, pages, isLoading: isBusy, go } }: { pages: FeedbackPages }) {
  if (pages <= 1) return null;
  const stepProps = (target: number) => ({
    variant: "secondary" as const,
    small: true,
    "aria-disabled": isBusy || target < 1 || target > pages,
    onClick: () => {
      if (!isBusy && target >= 1 && target <= pages) go(target);
    },
  });
  return (
    <nav className="feedback-pager" aria-label={m.pages()}>
      <Button {...stepProps(page - 1)}>{m.newer()}</Button>
      <span role="status">{m.page_of({ page, pages })}</span>
      <Button {...stepProps(page + 1)}>{m.older()}</Button>
    </nav>
  );
}
