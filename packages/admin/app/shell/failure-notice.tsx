import { Notice } from "@pecacerta/ui/notice.tsx";
import { RetryButton } from "./retry-button.tsx";

type FailureNoticeProps = { refusal: string; text: string; onRetry: () => void };

/** Stands in place of a part of a page that could not be loaded. */
export const FailureNotice = ({ refusal, text, onRetry }: FailureNoticeProps) => (
  <Notice tone="failure">
    <div className="grid justify-items-start gap-3">
      <p>{text}</p>
      <RetryButton refusal={refusal} onRetry={onRetry} isSmall />
    </div>
  </Notice>
);
