import type { StockRowDto } from "@pecacerta/contract/admin/stock";
import { partName } from "@pecacerta/rules/part-number";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { FieldError } from "@pecacerta/ui/field.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useId } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useInlineField } from "../drafts/use-inline-field.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { invalidateStock } from "../stock-actions/stock-queries.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { stockTexts } from "../texts/stock-texts.ts";
import { tooLongText } from "../texts/too-long-text.ts";
import "./stock.css";

type StockPlaceFieldProps = { row: StockRowDto; field: "shelf" | "minimum" };

const FIELDS = {
  shelf: { label: stockTexts.shelf, labelOf: stockTexts.shelfOf, limit: STAFF_TEXT_LIMITS.shelf, inputMode: "text" },
  minimum: {
    label: stockTexts.minimum,
    labelOf: stockTexts.minimumOf,
    limit: Number.POSITIVE_INFINITY,
    inputMode: "numeric",
  },
} as const;

/** Saves when it is left or by Enter; Escape restores what is stored. */
export function StockPlaceField({ row, field }: StockPlaceFieldProps) {
  const { label, labelOf, limit, inputMode } = FIELDS[field];
  const { value, error: saveError, change, revert, commit } = useStockPlace(row, field);
  const error = tooLongText(value, limit) ?? saveError;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") void commit();
    if (event.key === "Escape") revert();
  };
  return (
    <div className="stock-place-field">
      <input
        inputMode={inputMode}
        className={`input stock-${field}`}
        aria-label={labelOf(partName(row))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <FieldError of={id} error={error} />
    </div>
  );
}

function useStockPlace(row: StockRowDto, field: "shelf" | "minimum") {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const save = async (text: string): Promise<string | undefined> => {
    if (field === "minimum" && !/^\d{0,7}$/.test(text)) return companyRefusalText("ERROR_FORM_INVALID");
    const body = field === "shelf" ? { shelf: text } : { minimum: text === "" ? null : Number(text) };
    const result = await callStaff("PATCH /admin/stock/:product", {
      company,
      params: { product: row.product_id },
      body,
    });
    if (!result.ok) return companyRefusalText(result.errors[field] ?? result.refusal);
    await invalidateStock(client, company);
    toast.success(stockTexts.placeSaved(partName(row)));
  };
  const stored = String(row[field] ?? "");
  return useInlineField({ name: `stock-${field} ${company} ${row.product_id}`, stored, save });
}
