import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { CircleAlert } from "@pecacerta/ui/icons.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { RetryButton } from "../shell/retry-button.tsx";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { listTexts } from "../texts/list-texts.ts";

export const ListFailure = ({ refusal, reload }: { refusal: string | undefined; reload: () => void }) => (
  <EmptyState icon={CircleAlert} title={listTexts.failed} hint={companyRefusalText(refusal ?? "")}>
    <RetryButton refusal={refusal} onRetry={reload} />
  </EmptyState>
);

const SKELETON_ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

type ListSkeletonProps = { rows?: number; height?: string };

/** `height`: a class, of one row. */
export const ListSkeleton = ({ rows = 8, height = "h-14" }: ListSkeletonProps) => (
  <div className="grid gap-2">
    <p role="status" className="sr-only">
      {listTexts.loading}
    </p>
    {SKELETON_ROWS.slice(0, rows).map((row) => (
      <Skeleton key={row} className={`${height} w-full`} />
    ))}
  </div>
);

type MoreRows = { isLeft: boolean; isLoading: boolean; load: () => void };

export const MoreButton = ({ more }: { more: MoreRows }) =>
  more.isLeft ? (
    <Button variant="secondary" aria-disabled={more.isLoading} onClick={() => more.isLoading || more.load()}>
      {more.isLoading ? listTexts.loadingMore : listTexts.more}
    </Button>
  ) : null;
