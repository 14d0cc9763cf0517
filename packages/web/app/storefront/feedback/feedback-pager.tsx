import { Button } from "@pecacerta/ui/button.tsx";
import { useFeedbackText } from "../../texts/feedback-text.ts";
import type { FeedbackPages } from "./use-feedback-pages.ts";

export function FeedbackPager({ pages: { page, pages, isLoading: isBusy, go } }: { pages: FeedbackPages }) {
  const text = useFeedbackText();
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
    <nav className="opinions-pager" aria-label={text("TEXT_PAGES")}>
      <Button {...stepProps(page - 1)}>{text("TEXT_NEWER")}</Button>
      <span role="status">{text("TEXT_PAGE_OF", { page, pages })}</span>
      <Button {...stepProps(page + 1)}>{text("TEXT_OLDER")}</Button>
    </nav>
  );
}
