import type { StaffProductRowDto } from "@pecacerta/contract/admin/product";
import { ownProperty } from "@pecacerta/rules/own-property";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { invalidateProducts } from "../product-listing/product-queries.ts";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { type GridEdits, type GridField, readCell, rowChange, storedText } from "./grid-columns.ts";

type Edits = ReadonlyMap<string, GridEdits>;
export type CellEdit = { row: StaffProductRowDto; field: GridField; text: string };

/** Edits of the rows of a list, and their saving in one call with a result per row. */
export function useProductGrid(rows: readonly StaffProductRowDto[]) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const [edits, setEdits] = useState<Edits>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [isSaving, setSaving] = useState(false);
  useUnsavedChanges(edits.size > 0);
  const edited = rows.filter(({ id }) => edits.has(id));
  const changes = edited.map((row) => rowChange(row, edits.get(row.id) ?? {}));

  const change = (cells: readonly CellEdit[]) => {
    const next = new Map(edits);
    for (const cell of cells) applyEdit(next, cell);
    setEdits(next);
  };
  const save = async () => {
    const products = changes.flatMap((each) => each ?? []);
    if (isSaving || products.length === 0 || products.length < edited.length) return;
    setSaving(true);
    const result = await callStaff("PATCH /admin/products", { company, body: { products } }).finally(() =>
      setSaving(false),
    );
    if (!result.ok) return void toast.error(productRefusalText(result.refusal));
    const failed = result.value.data.products.flatMap(({ id, refusal, errors = {} }) =>
      refusal ? [[id, productRefusalText(Object.values(errors)[0] ?? refusal)] as const] : [],
    );
    setRefused(new Map(failed));
    const failedIds = new Set(failed.map(([id]) => id));
    setEdits(new Map([...edits].filter(([id]) => failedIds.has(id))));
    const saved = products.length - failed.length;
    if (saved > 0) toast.success(texts.saved(saved));
    await invalidateProducts(client, company);
  };
  return {
    textOf: (row: StaffProductRowDto, field: GridField) => editOf(edits, row, field) ?? storedText(row, field),
    isChanged: (row: StaffProductRowDto, field: GridField) => editOf(edits, row, field) !== undefined,
    errorOf: (row: StaffProductRowDto, field: GridField) => errorOf(editOf(edits, row, field), field),
    ...{ change, save, isSaving, refused, count: edits.size, isInvalid: changes.includes(undefined) },
    discard: () => {
      setEdits(new Map());
      setRefused(new Map());
    },
  };
}

const editOf = (edits: Edits, { id }: StaffProductRowDto, field: GridField): string | undefined =>
  ownProperty<string | undefined>(edits.get(id) ?? {}, field);

function errorOf(text: string | undefined, field: GridField): string | undefined {
  const read = text === undefined ? undefined : readCell(field, text);
  return read && "error" in read ? productRefusalText(read.error) : undefined;
}

/** A cell that is as it was is not changed. */
function applyEdit(edits: Map<string, GridEdits>, { row, field, text }: CellEdit): void {
  const { [field]: _, ...others } = edits.get(row.id) ?? {};
  const next = text === storedText(row, field) ? others : { ...others, [field]: text };
  if (Object.keys(next).length === 0) edits.delete(row.id);
  else edits.set(row.id, next);
}
