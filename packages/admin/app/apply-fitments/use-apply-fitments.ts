import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import type { FitmentMode } from "@pecacerta/rules/fitment-merge";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { invalidateProducts } from "../product-listing/product-queries.ts";
import type { AppliedChange } from "../product-selection/use-selection-change.ts";

type FitmentsToApply = { products: string[]; mode: FitmentMode; fitments: StaffFitmentDto[] };

export function useApplyFitments(onApplied: (change: AppliedChange) => void) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const apply = async (body: FitmentsToApply): Promise<void> => {
    if (isSending) return;
    setSending(true);
    const result = await callStaff("POST /admin/fitments/apply", { company, body }).finally(() => setSending(false));
    setRefusal(result.ok ? undefined : result.refusal);
    if (!result.ok) return;
    await invalidateProducts(client, company);
    const { job_id: jobId, changed, refused } = result.value.data;
    onApplied({ jobId, changed, refused });
  };
  return { apply, isSending, refusal };
}
