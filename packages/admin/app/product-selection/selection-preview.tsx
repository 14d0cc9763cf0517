import type { RefusedProductDto, SelectionPreviewDto } from "@pecacerta/contract/admin/selections";
import { partIdentity, partName } from "@pecacerta/rules/part-number";
import { changeTexts, type HistoryField } from "../product-history/product-value-text.ts";
import { type ReadableValue, useReadableValue } from "../product-history/use-readable-value.ts";
import { blockerName } from "../texts/product-change-refusal.ts";
import { historyFieldName } from "../texts/product-history-texts.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { bulkFieldError, selectionTexts as texts } from "../texts/selection-texts.ts";
import "./product-selection.css";

type PreviewRow = SelectionPreviewDto["rows"][number];

/** What would change, of the first products, and what cannot. */
export const SelectionPreview = ({ preview, isCurrent }: { preview: SelectionPreviewDto; isCurrent: boolean }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={!isCurrent}>
    <p role="status" className="strong">
      {texts.changes(preview.changed, preview.unchanged, preview.total - preview.changed - preview.unchanged)}
    </p>
    {preview.rows.length > 0 ? (
      <PreviewTable rows={preview.rows} isPart={preview.rows.length < preview.changed} />
    ) : null}
    <RefusedProducts title={texts.refused} refused={preview.refused} />
  </div>
);

function PreviewTable({ rows, isPart }: { rows: readonly PreviewRow[]; isPart: boolean }) {
  const readable = useReadableValue();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the keys
    <section className="selection-preview" aria-label={texts.preview} tabIndex={0}>
      {isPart ? <p className="note p-2">{texts.firstRows(rows.length)}</p> : null}
      <table className="selection-table w-full">
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ChangedProduct key={row.id} row={row} readable={readable} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ChangedProduct({
  row: { before, after, moreFitments, ...part },
  readable,
}: {
  row: PreviewRow;
  readable: ReadableValue;
}) {
  const changes = (Object.keys(after) as HistoryField[]).map((field) => ({
    field,
    ...changeTexts(field, readable(field, before[field]), readable(field, after[field])),
  }));
  return (
    <tr>
      <th scope="row">
        {part.name}
        <span className="note block">{partIdentity(part)}</span>
      </th>
      <td>
        {changes.map((change) => (
          <p key={change.field}>{change.before}</p>
        ))}
        <MoreFitments count={moreFitments?.before} />
      </td>
      <td>
        {changes.map((change) => (
          <p key={change.field}>
            {changes.length > 1 ? <span className="note">{`${historyFieldName(change.field)}: `}</span> : null}
            {change.after}
          </p>
        ))}
        <MoreFitments count={moreFitments?.after} />
      </td>
    </tr>
  );
}

const MoreFitments = ({ count = 0 }: { count: number | undefined }) =>
  count > 0 ? <p className="note">{texts.moreFitments(count)}</p> : null;

export function RefusedProducts({ title, refused }: { title: string; refused: readonly RefusedProductDto[] }) {
  if (refused.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="strong">{title}</p>
      <ul className="bullets">
        {refused.map((row) => (
          <li key={row.id} className="wrap-anywhere">{`${partName(row)}: ${refusedReason(row)}`}</li>
        ))}
      </ul>
    </div>
  );
}

function refusedReason({ refusal, errors = {}, blockers = [] }: RefusedProductDto): string {
  if (blockers.length > 0) return texts.missing(blockers.map(blockerName).join(", "));
  const [first] = Object.entries(errors);
  if (!first) return productRefusalText(refusal);
  const [field, error] = first;
  return `${historyFieldName(field)}: ${bulkFieldError(field, error)}`;
}
