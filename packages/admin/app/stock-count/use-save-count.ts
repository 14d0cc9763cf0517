import type { StockMovementResultDto } from "@pecacerta/contract/admin/stock-movements";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useIdempotencyKey } from "../client/use-idempotency-key.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { invalidateStock } from "../stock-actions/stock-queries.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { countTexts } from "../texts/stock-count-texts.ts";
import { changeLine, savableLines } from "./count-lines.ts";
import type { Count } from "./use-count.ts";

type SaveCountOptions = { count: Count; isReceiving: boolean };

export type CountResult = { saved: readonly StockMovementResultDto[]; refused: number; isReceiving: boolean };

/** Saves the lines with a product. Refused ones stay with the reason. */
export function useSaveCount({ count, isReceiving }: SaveCountOptions) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const withKey = useIdempotencyKey(`stock-${isReceiving ? "receive" : "count"} ${company}`);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<CountResult>();
  const isSavingRef = useRef(false);
  const save = async (texts: { document: string; note: string }): Promise<boolean> => {
    const sent = savableLines(count.lines, isReceiving);
    if (isSavingRef.current) return false;
    if (sent.length === 0) return fail(countTexts.nothing);
    isSavingRef.current = true;
    setSaving(true);
    setError(undefined);
    const body = { ...texts, movements: sent.map((line) => toMovement(line, isReceiving)) };
    const answer = await withKey(body, (idempotencyKey) =>
      callStaff("POST /admin/stock/movements", { company, body, idempotencyKey }),
    );
    isSavingRef.current = false;
    setSaving(false);
    if (!answer.ok) return fail(companyRefusalText(answer.refusal));
    const rows = answer.value.data;
    const saved = rows.filter(({ refusal }) => refusal === null);
    setResult({ saved, refused: rows.length - saved.length, isReceiving });
    count.replace(leftLines(count.lines, sent, rows));
    await invalidateStock(client, company);
    return saved.length === rows.length;
  };
  const fail = (text: string) => {
    setError(text);
    return false;
  };
  return { save, isSaving, error, result };
}

type SavableLine = ReturnType<typeof savableLines>[number];

const toMovement = ({ product: { product_id }, quantity }: SavableLine, isReceiving: boolean) =>
  isReceiving
    ? { product_id, reason: "received" as const, quantity }
    : { product_id, reason: "counted" as const, counted: quantity };

function leftLines(
  lines: Count["lines"],
  sent: readonly SavableLine[],
  rows: readonly StockMovementResultDto[],
): Count["lines"] {
  const refusals = new Map(sent.map(({ key }, at) => [key, rows[at]?.refusal ?? null]));
  return lines.flatMap((line) => {
    const refusal = refusals.get(line.key);
    if (refusal === undefined) return [line];
    return refusal === null ? [] : changeLine([line], line.key, (each) => ({ ...each, refusal }));
  });
}
