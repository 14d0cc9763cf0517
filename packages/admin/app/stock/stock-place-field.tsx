import type { StockRowDto } from "@pecacerta/contract/admin/stock";
import { FieldError } from "@pecacerta/ui/field.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { invalidateStock } from "../stock-actions/stock-queries.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { stockTexts } from "../texts/stock-texts.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import "./stock.css";

type StockPlaceFieldProps = { row: StockRowDto; field: "shelf" | "minimum" };

const FIELDS = {
  shelf: { label: stockTexts.shelf, labelOf: stockTexts.shelfOf, maxLength: 30, inputMode: "text" },
  minimum: { label: stockTexts.minimum, labelOf: stockTexts.minimumOf, maxLength: 7, inputMode: "numeric" },
} as const;

/** Saves when it is left or by Enter; Escape restores what is stored. */
export function StockPlaceField({ row, field }: StockPlaceFieldProps) {
  const { label, labelOf, ...limits } = FIELDS[field];
  const { stored, typed, change, save, error } = useStockPlace(row, field);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") void save();
    if (event.key === "Escape") change(stored);
  };
  return (
    <div className="stock-place-field">
      <input
        {...limits}
        className={`input stock-${field}`}
        aria-label={labelOf(row.name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
      <FieldError of={id} error={error} />
    </div>
  );
}

function useStockPlace(row: StockRowDto, field: "shelf" | "minimum") {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const stored = String(row[field] ?? "");
  const [edited, setEdited] = useState<string>();
  const [error, setError] = useState<string>();
  const typed = edited ?? stored;
  useUnsavedChanges(typed.trim() !== stored);
  const change = (next: string) => {
    setEdited(next);
    setError(undefined);
  };
  const save = async () => {
    const value = typed.trim();
    if (value === stored) return setEdited(undefined);
    if (field === "minimum" && !/^\d{0,7}$/.test(value)) return setError(companyRefusalText("ERROR_FORM_INVALID"));
    const body = field === "shelf" ? { shelf: value } : { minimum: value === "" ? null : Number(value) };
    const params = { product: row.product_id };
    const result = await callStaff("PATCH /admin/stock/:product", { company, params, body });
    if (!result.ok) return setError(companyRefusalText(result.errors[field] ?? result.refusal));
    await invalidateStock(client, company);
    setEdited(undefined);
    toast.success(stockTexts.placeSaved(row.name));
  };
  return { stored, typed, change, save, error };
}
