import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { CircleAlert, SearchX } from "@pecacerta/ui/icons.tsx";
import { Link } from "react-router";
import { shellTexts } from "../texts/shell-texts.ts";

type RecordFailureProps = {
  isMissing: boolean;
  title: string;
  hint: string;
  onRetry: () => void;
  /** Path and name of the list of such records. */
  list: string;
  listLabel: string;
};

/** In place of a record that does not exist or could not be loaded. */
export const RecordFailure = ({ isMissing, title, hint, onRetry, list, listLabel }: RecordFailureProps) => (
  <EmptyState icon={isMissing ? SearchX : CircleAlert} level="h1" title={title} hint={hint}>
    {isMissing ? null : <Button onClick={onRetry}>{shellTexts.tryAgain}</Button>}
    <Link to={list} className="button button-secondary">
      {listLabel}
    </Link>
  </EmptyState>
);
