import type { RefusedProductDto } from "@pecacerta/contract/admin/selections";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { isSame } from "../drafts/is-same.ts";
import { isAnswered, useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { invalidateProducts } from "../product-listing/product-queries.ts";
import type { BulkActionInput, ProductsToChange } from "./bulk-input.ts";

const WAIT_MS = 300;

/** The preview of an action, some time after it was typed. Without an action there is none. */
export function useSelectionPreview(selection: ProductsToChange, action: BulkActionInput | undefined) {
  const { slug: company } = useStaffCompany();
  const typed = JSON.stringify(action ?? null);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery({
    queryKey: ["selection-preview", company, selection, settled],
    enabled: settled !== "null",
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { selection, action: JSON.parse(settled) as BulkActionInput };
      return (await unwrapStaffCall(callStaff("POST /admin/selections/preview", { company, body, signal }))).data;
    },
  });
  const isCurrent = typed === settled && !query.isFetching && !query.isPlaceholderData;
  return {
    preview: action ? query.data : undefined,
    isCurrent,
    refusal: action && query.isError ? refusalOf(query.error) : undefined,
    reload: () => void query.refetch(),
  };
}

/** `jobId`: null if nothing changed. */
export type AppliedChange = { jobId: string | null; changed: number; refused: readonly RefusedProductDto[] };
type ApplyInput = { selection: ProductsToChange; action: BulkActionInput; tag: string };

export function useApplySelection() {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const withKey = useIdempotencyKey(`selection ${company}`);
  const { run, isRunning: isApplying } = useOneAtATime();
  const [refusal, setRefusal] = useState<string>();
  const unanswered = useRef<ApplyInput>(undefined);
  /**
   * Resolves to undefined if the change was refused. Without an answer it may have been applied: then the same change is
   * sent as it was, whatever a new preview says.
   */
  const apply = async (change: ApplyInput, onRefused: () => void): Promise<AppliedChange | undefined> => {
    const body = unanswered.current && isSameChange(unanswered.current, change) ? unanswered.current : change;
    const result = await run(() =>
      withKey(body, (idempotencyKey) => callStaff("POST /admin/selections/apply", { company, body, idempotencyKey })),
    );
    if (!result) return undefined;
    unanswered.current = isAnswered(result) ? undefined : body;
    setRefusal(result.ok ? undefined : result.refusal);
    if (!result.ok) {
      if (isAnswered(result)) onRefused();
      return undefined;
    }
    await invalidateProducts(client, company);
    const { job_id: jobId, changed, refused } = result.value.data;
    return { jobId, changed, refused };
  };
  return { apply, isApplying, refusal };
}

const isSameChange = (one: ApplyInput, other: ApplyInput): boolean =>
  isSame([one.selection, one.action], [other.selection, other.action]);

export type UndoResult = { restored: number; kept: readonly RefusedProductDto[] };

/** Undoes a change once. */
export function useUndoSelection(jobId: string, onUndone?: () => void) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const { run, isRunning: isUndoing } = useOneAtATime();
  const [undone, setUndone] = useState<UndoResult>();
  const [refusal, setRefusal] = useState<string>();
  const undo = async () => {
    const result = await run(() => callStaff("POST /admin/selections/undo", { company, body: { job_id: jobId } }));
    if (!result) return;
    setRefusal(result.ok ? undefined : result.refusal);
    if (!result.ok) return;
    setUndone(result.value.data);
    onUndone?.();
    await invalidateProducts(client, company);
  };
  return { undo, isUndoing, undone, refusal };
}
