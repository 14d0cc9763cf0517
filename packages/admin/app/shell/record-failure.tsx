import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { CircleAlert, SearchX } from "@pecacerta/ui/icons.tsx";
import { Link } from "react-router";
import { RetryButton } from "./retry-button.tsx";

type RecordFailureProps = {
  refusal: string;
  isMissing: boolean;
  title: string;
  hint: string;
  onRetry: () => void;
  /** Path and name of the list of such records. */
  list: string;
  listLabel: string;
};

/** In place of a record that does not exist or could not be loaded. */
export const RecordFailure = ({ refusal, isMissing, title, hint, onRetry, list, listLabel }: RecordFailureProps) => (
  <EmptyState icon={isMissing ? SearchX : CircleAlert} level="h1" title={title} hint={hint}>
    {isMissing ? null : <RetryButton refusal={refusal} onRetry={onRetry} />}
    <Link to={list} className="button button-secondary">
      {listLabel}
    </Link>
  </EmptyState>
);
