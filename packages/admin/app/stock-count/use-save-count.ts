import type { StockMovementResultDto } from "@pecacerta/contract/admin/stock-movements";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { invalidateStock } from "../stock-actions/stock-queries.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { countTexts } from "../texts/stock-count-texts.ts";
import { linesAfterSaving, type SavableLine, savableLines } from "./count-lines.ts";
import type { Count } from "./use-count.ts";

type SaveCountOptions = { count: Count; isReceiving: boolean };

export type CountResult = { saved: readonly StockMovementResultDto[]; refused: number; isReceiving: boolean };

/** Saves the lines with a product. Refused ones stay with the reason. */
export function useSaveCount({ count, isReceiving }: SaveCountOptions) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const withKey = useIdempotencyKey(`stock-${isReceiving ? "receive" : "count"} ${company}`);
  const { run, isRunning: isSaving } = useOneAtATime();
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<CountResult>();
  const save = async (texts: { document: string; note: string }): Promise<void> => {
    const sent = savableLines(count.lines, isReceiving);
    if (sent.length === 0) return setError(countTexts.nothing);
    setError(undefined);
    const body = { ...texts, movements: sent.map((line) => toMovement(line, isReceiving)) };
    const answer = await run(() =>
      withKey(body, (idempotencyKey) => callStaff("POST /admin/stock/movements", { company, body, idempotencyKey })),
    );
    if (!answer) return;
    if (!answer.ok) return setError(companyRefusalText(answer.refusal));
    const results = answer.value.data;
    const saved = results.filter(({ refusal }) => refusal === null);
    setResult({ saved, refused: results.length - saved.length, isReceiving });
    count.replace((lines) => linesAfterSaving(lines, { sent, results, isReceiving }));
    await invalidateStock(client, company);
  };
  return { save, isSaving, error, result };
}

const toMovement = ({ product: { product_id }, quantity }: SavableLine, isReceiving: boolean) =>
  isReceiving
    ? { product_id, reason: "received" as const, quantity }
    : { product_id, reason: "counted" as const, counted: quantity };
