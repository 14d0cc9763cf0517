import { ownProperty } from "@pecacerta/rules/own-property";
import { shortenText } from "@pecacerta/rules/text";
import { Button } from "@pecacerta/ui/button.tsx";
import { refusalOf } from "../client/staff-queries.ts";
import { MoreButton } from "../list/list-states.tsx";
import { isPriceField, useProductFormContext } from "../product-form/product-form-context.ts";
import { RetryButton } from "../shell/retry-button.tsx";
import { formatDateTime } from "../texts/format-time.ts";
import { historyFieldName, historyFieldNames, historyTexts as texts } from "../texts/product-history-texts.ts";
import { productTexts } from "../texts/product-texts.ts";
import { NewerQuestion } from "./newer-question.tsx";
import { changeTexts } from "./product-value-text.ts";
import { type ProductRevisionDto, useProductRevisions } from "./use-product-revisions.ts";
import { useReadableValue } from "./use-readable-value.ts";
import { useRestore } from "./use-restore.ts";
import "./product-history.css";

const MAX_SHOWN = 400;

/** Who changed the product, when, and what, with a way back. */
export function ProductHistory() {
  const { product, canWrite, seesCost } = useProductFormContext();
  const query = useProductRevisions(product.id);
  const restoring = useRestore();
  const { restore, pending } = restoring;
  if (query.isError && !query.data)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{texts.failed}</p>
        <RetryButton refusal={refusalOf(query.error)} onRetry={query.refetch} isSmall />
      </div>
    );
  const revisions = query.data?.pages.flat();
  if (!revisions) return <p role="status">{productTexts.historyLoading}</p>;
  if (revisions.length === 0) return <p className="note">{texts.none}</p>;
  const more = { isLeft: query.hasNextPage, isLoading: query.isFetchingNextPage, load: () => query.fetchNextPage() };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ol className="divided">
        {revisions.map((revision) => (
          <RevisionEntry
            key={revision.revision}
            revision={revision}
            isPending={pending === revision.revision}
            onRestore={canWrite && mayRestore(revision, seesCost) ? () => void restore(revision.revision) : undefined}
          />
        ))}
      </ol>
      <MoreButton more={more} />
      <NewerQuestion {...restoring} />
    </div>
  );
}

const mayRestore = ({ changed }: ProductRevisionDto, mayPrice: boolean): boolean =>
  mayPrice || !changed.some(isPriceField);

type RevisionEntryProps = { revision: ProductRevisionDto; isPending: boolean; onRestore: (() => void) | undefined };

function RevisionEntry({ revision, isPending, onRestore }: RevisionEntryProps) {
  const { seesCost } = useProductFormContext();
  const at = formatDateTime(revision.at);
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="strong wrap-anywhere">{revision.name || texts.program}</b>
        <time dateTime={revision.at} className="note">
          {at}
        </time>
      </p>
      <dl className="grid gap-2">
        {revision.changed.map((field) =>
          field === "cost" && !seesCost ? null : <FieldChange key={field} field={field} revision={revision} />,
        )}
      </dl>
      {onRestore && isUndoable(revision) ? (
        <Button
          variant="secondary"
          small
          className="justify-self-start"
          aria-disabled={isPending}
          aria-label={texts.restoreOf(historyFieldNames(revision.changed), at)}
          onClick={onRestore}
        >
          {isPending ? texts.restoring : texts.restore}
        </Button>
      ) : null}
    </li>
  );
}

/** The first revision of a product has nothing before it; its state changes by buttons. */
const isUndoable = ({ before, changed }: ProductRevisionDto): boolean =>
  Object.keys(before).length > 0 && changed.some((field) => String(field) !== "state");

function FieldChange({
  field,
  revision,
}: {
  field: ProductRevisionDto["changed"][number];
  revision: ProductRevisionDto;
}) {
  const readable = useReadableValue();
  const [before, after] = [valueIn(revision.before, field), valueIn(revision.after, field)];
  const values = changeTexts(field, readable(field, before), readable(field, after));
  return (
    <div className="small wrap-anywhere">
      <dt className="muted">{historyFieldName(field)}</dt>
      <dd className="history-values">
        <del className="history-before">
          <span className="sr-only">{texts.before}: </span>
          {shortenText(values.before, MAX_SHOWN)}
        </del>
        <ins className="history-after">
          <span className="sr-only">{texts.after}: </span>
          {shortenText(values.after, MAX_SHOWN)}
        </ins>
      </dd>
    </div>
  );
}

const valueIn = (values: object, field: string): unknown => ownProperty(values as Record<string, unknown>, field);
