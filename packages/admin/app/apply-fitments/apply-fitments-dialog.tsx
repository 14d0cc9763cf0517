import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { useState } from "react";
import { FitmentTextField } from "../product-fitments/fitment-text-field.tsx";
import type { AppliedChange } from "../product-selection/use-selection-change.ts";
import { applyFitmentsTexts as texts } from "../texts/apply-fitments-texts.ts";
import { FitmentsChange } from "./fitments-change.tsx";

type ApplyFitmentsDialogProps = {
  ids: readonly string[];
  onClose: () => void;
  onApplied: (change: AppliedChange) => void;
};

/** Changes the fitments of the selected products by what is typed. */
export function ApplyFitmentsDialog({ ids, onClose, onApplied }: ApplyFitmentsDialogProps) {
  const [fitments, setFitments] = useState<StaffFitmentDto[]>([]);
  return (
    <FitmentsChange title={texts.title(ids.length)} {...{ ids, fitments, onApplied, onClose }}>
      <FitmentTextField known={NONE} onReady={setFitments} onAdd={setFitments} />
    </FitmentsChange>
  );
}

const NONE: readonly StaffFitmentDto[] = [];
