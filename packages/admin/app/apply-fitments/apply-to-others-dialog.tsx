import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { useState } from "react";
import { createPortal } from "react-dom";
import { FormDialog } from "../order-actions/form-dialog.tsx";
import { AppliedNotice } from "../product-selection/applied-notice.tsx";
import type { AppliedChange } from "../product-selection/use-selection-change.ts";
import { applyFitmentsTexts as texts } from "../texts/apply-fitments-texts.ts";
import { FitmentsChange } from "./fitments-change.tsx";
import { OtherProducts } from "./other-products.tsx";

type ApplyToOthersDialogProps = {
  id: string | null;
  category: string | undefined;
  fitments: readonly StaffFitmentDto[];
  onClose: () => void;
};

/** Outside the editor's form: forms cannot be nested. */
export function ApplyToOthersDialog({ id, category, fitments, onClose }: ApplyToOthersDialogProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [applied, setApplied] = useState<AppliedChange>();
  const title = texts.othersTitle(fitments.length);
  return createPortal(
    applied ? (
      <FormDialog {...{ title, onClose }} isSaved>
        <AppliedNotice change={applied} onDismiss={onClose} />
      </FormDialog>
    ) : (
      <FitmentsChange {...{ title, onClose }} ids={[...ids]} fitments={[...fitments]} onApplied={setApplied}>
        <OtherProducts {...{ id, category, ids }} onChoose={setIds} />
      </FitmentsChange>
    ),
    document.body,
  );
}
