import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import type { FitmentMode } from "@pecacerta/rules/fitment-merge";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useState } from "react";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { ChoiceGroup } from "../order-actions/choice-group.tsx";
import { FitmentTextField } from "../product-fitments/fitment-text-field.tsx";
import type { AppliedChange } from "../product-selection/use-selection-change.ts";
import { applyFitmentsTexts as texts } from "../texts/apply-fitments-texts.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { useApplyFitments } from "./use-apply-fitments.ts";

type ApplyFitmentsDialogProps = {
  ids: readonly string[];
  onClose: () => void;
  onApplied: (change: AppliedChange) => void;
};

const MAX_PRODUCTS = 500;

/** Adds, replaces or removes fitments of the selected products. */
export function ApplyFitmentsDialog({ ids, onClose, onApplied }: ApplyFitmentsDialogProps) {
  const [mode, setMode] = useState<FitmentMode>("add");
  const [fitments, setFitments] = useState<StaffFitmentDto[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const { apply, ...sending } = useApplyFitments(onApplied);
  const isTooMany = ids.length > MAX_PRODUCTS;
  return (
    <ActionDialog
      title={texts.title(ids.length)}
      onClose={onClose}
      submitLabel={texts.apply(ids.length)}
      refusalText={productRefusalText}
      submit={(event) => {
        event.preventDefault();
        setEmpty(fitments.length === 0);
        if (fitments.length > 0 && !isTooMany) void apply({ products: [...ids], mode, fitments });
      }}
      {...sending}
    >
      {isTooMany ? <Notice tone="failure">{texts.tooMany}</Notice> : null}
      <FitmentTextField known={NONE} onReady={setFitments} onAdd={setFitments} />
      {isEmpty && fitments.length === 0 ? <Notice tone="failure">{texts.nothing}</Notice> : null}
      <ChoiceGroup
        legend={texts.mode}
        name="mode"
        value={mode}
        choices={texts.modes}
        onChoose={(chosen) => setMode(chosen as FitmentMode)}
      />
    </ActionDialog>
  );
}

const NONE: readonly StaffFitmentDto[] = [];
