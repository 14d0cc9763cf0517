import type { ProductContentDto } from "@pecacerta/contract/admin/product";
import {
  MAX_PREVIEWED_FITMENTS,
  type RefusedProductDto,
  type SelectionPreviewDto,
} from "@pecacerta/contract/admin/selections";
import type { NamedPart } from "../part-names/part-name.ts";
import { differences } from "../products/staff/differences.ts";
import { type PlannedChange, pick, planChange } from "../products/staff/plan-change.ts";
import type { ProductSaveResult } from "../products/staff/save-products.ts";
import { planEdit } from "./plan-edit.ts";
import type { StoredSelection } from "./read-selection.ts";

const MAX_PREVIEWED = 50;

/** What the action would do. Pure: a task of the compute pool if there is much of it. */
export function previewSelection({ tag, stored, ...input }: StoredSelection): SelectionPreviewDto {
  const changed: PlannedChange[] = [];
  const refused: RefusedProductDto[] = [];
  for (const product of stored) {
    const edit = planEdit(product, input);
    const plan = edit.ok ? planChange(product, edit.value, { ...input, isByStaff: true }) : edit;
    if (!plan.ok) refused.push(toRefused(product, plan));
    else if (plan.value.changed.length > 0) changed.push(plan.value);
  }
  return {
    tag,
    total: stored.length,
    changed: changed.length,
    unchanged: stored.length - changed.length - refused.length,
    refused: refused.slice(0, MAX_PREVIEWED),
    rows: changed.slice(0, MAX_PREVIEWED).map(toPreviewRow),
  };
}

export function toRefused(
  { id, content }: { id: string; content: NamedPart },
  { refusal, details }: Exclude<ProductSaveResult, { ok: true }>,
): RefusedProductDto {
  const errors = details && "errors" in details ? { errors: details.errors } : {};
  const blockers = details && "blockers" in details ? { blockers: details.blockers } : {};
  return { id, ...toNamedPart(content), refusal, ...errors, ...blockers };
}

const toNamedPart = ({ name, sku, partNumber, brand }: NamedPart): NamedPart => ({ name, sku, partNumber, brand });

function toPreviewRow({ stored: { id, content }, after: next, changed }: PlannedChange) {
  const { before, after } = differences(pick(content, changed), pick(next, changed));
  const more = { before: moreFitments(before), after: moreFitments(after) };
  return {
    id,
    ...toNamedPart(content),
    before: withFewFitments(before),
    after: withFewFitments(after),
    ...(more.before + more.after > 0 && { moreFitments: more }),
  } as SelectionPreviewDto["rows"][number];
}

type Values = Partial<Pick<ProductContentDto, "fitments">>;

const moreFitments = ({ fitments = [] }: Values): number => Math.max(0, fitments.length - MAX_PREVIEWED_FITMENTS);

const withFewFitments = <Content extends Values>(values: Content): Content =>
  values.fitments ? { ...values, fitments: values.fitments.slice(0, MAX_PREVIEWED_FITMENTS) } : values;
