import type { ProductField } from "@pecacerta/contract/admin/product";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { invalidateProducts } from "../product-listing/product-queries.ts";
import { productFieldError } from "../texts/product-field-errors.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { productGridTexts } from "../texts/product-grid-texts.ts";
import { type CellEdit, cellKey, type RowChange } from "./cell-edits.ts";

/** Why rows and cells were refused, by the id of the product or the key of the cell. */
export type GridRefusals = ReadonlyMap<string, string>;

type SavedRows = {
  /** Undefined if the whole call was refused. */
  saved?: { jobId: string | null; rows: readonly RowChange[] };
  reasons: GridRefusals;
};

/** Saves rows in one call, with a result per row. One call at a time. */
export function useSaveCells() {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const { run, isRunning: isSaving } = useOneAtATime();
  const [failure, setFailure] = useState<string>();
  const send = async (products: readonly RowChange[]): Promise<SavedRows | undefined> => {
    const body = { products: [...products] };
    const result = await run(() => callStaff("PATCH /admin/products", { company, body }));
    if (!result) return undefined;
    setFailure(result.ok ? undefined : result.refusal);
    if (!result.ok) return { reasons: new Map(reasonsOfErrors(products, result.errors)) };
    void invalidateProducts(client, company);
    const { job_id: jobId, products: results } = result.value.data;
    const saved = new Map(results.flatMap(({ id, revision, refusal }) => (refusal === null ? [[id, revision]] : [])));
    const rows = products.flatMap((row) => {
      const revision = saved.get(row.id);
      return revision === undefined ? [] : [{ ...row, revision }];
    });
    return { saved: { jobId, rows }, reasons: new Map(results.flatMap((result) => reasonsOf(result, products))) };
  };
  return { send, isSaving, failure };
}

type Errors = Readonly<Record<string, string>>;
type RowResult = {
  id: string;
  refusal: string | null;
  errors?: Errors | undefined;
  conflicts?: readonly (ProductField | "state")[] | undefined;
};

/** A conflict shows in its cells; one of a field that would follow from them has none. */
function reasonsOf(result: RowResult, products: readonly RowChange[]): [string, string][] {
  const { id, refusal, errors = {}, conflicts = [] } = result;
  if (refusal === null) return [];
  if (refusal === "CHANGED_MEANWHILE") {
    const { changes = {} } = products.find((row) => row.id === id) ?? {};
    const following = conflicts.filter((field) => field !== "state" && !Object.hasOwn(changes, field));
    const names = following.map((field) => PRODUCT_FIELD_NAMES[field as ProductField]);
    return names.length > 0 ? [[id, productGridTexts.changedMeanwhile(names.join(", "))]] : [];
  }
  const [[path, error] = ["", refusal]] = Object.entries(errors);
  return [...cellReasons(id, errors), [id, productFieldError(path, error)]];
}

const cellReasons = (id: string, errors: Errors): [string, string][] =>
  Object.entries(errors).map(([path, error]) => [
    cellKey(id, path.split(".")[0] as CellEdit["field"]),
    productFieldError(path, error),
  ]);

/** Of a refused call: its errors name `products.3.changes.gtin`. */
export const reasonsOfErrors = (products: readonly RowChange[], errors: Errors): [string, string][] =>
  Object.entries(errors).flatMap(([path, error]) => {
    const [, at, field] = /^products\.(\d+)\.changes\.(\w+)/.exec(path) ?? [];
    const id = products[Number(at)]?.id;
    return id && field ? cellReasons(id, { [field]: error }) : [];
  });
