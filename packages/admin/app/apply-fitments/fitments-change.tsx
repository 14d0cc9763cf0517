import type { FitmentMode } from "@pecacerta/rules/fitment-merge";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { ChoiceGroup } from "../order-actions/choice-group.tsx";
import type { BulkActionInput } from "../product-selection/bulk-input.ts";
import { SelectionPreview } from "../product-selection/selection-preview.tsx";
import {
  type AppliedChange,
  useApplySelection,
  useSelectionPreview,
} from "../product-selection/use-selection-change.ts";
import { applyFitmentsTexts as texts } from "../texts/apply-fitments-texts.ts";
import { selectionRefusalText } from "../texts/selection-texts.ts";

type Fitments = Extract<BulkActionInput, { kind: "fitments" }>["fitments"];

type FitmentsChangeProps = {
  title: string;
  onClose: () => void;
  ids: readonly string[];
  fitments: Fitments;
  onApplied: (change: AppliedChange) => void;
  children: ReactNode;
};

/** Adds, replaces or removes fitments of products, after a preview. */
export function FitmentsChange({ title, onClose, ids, fitments, onApplied, children }: FitmentsChangeProps) {
  const [mode, setMode] = useState<FitmentMode>("add");
  const isComplete = ids.length > 0 && fitments.length > 0 && ids.length <= MAX_PRODUCTS;
  const action = isComplete ? ({ kind: "fitments", mode, fitments } as const) : undefined;
  const selection = { ids: [...ids] };
  const { preview, isCurrent, refusal, reload } = useSelectionPreview(selection, action);
  const { apply, isApplying, refusal: applyRefusal } = useApplySelection();
  const canApply = action !== undefined && preview !== undefined && isCurrent && preview.changed > 0 && !isApplying;
  const failure = refusal ?? applyRefusal;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canApply) return;
    const applied = await apply({ selection, action, tag: preview.tag }, reload);
    if (applied) onApplied(applied);
  };
  return (
    <ActionDialog
      {...{ title, onClose, submit }}
      submitLabel={texts.apply(preview?.changed ?? ids.length)}
      isSending={isApplying}
      isIncomplete={!canApply}
      refusal={failure}
      refusalText={selectionRefusalText}
    >
      {ids.length > MAX_PRODUCTS ? <Notice tone="failure">{texts.tooMany}</Notice> : null}
      {children}
      <ChoiceGroup
        legend={texts.mode}
        name="mode"
        value={mode}
        choices={texts.modes}
        onChoose={(chosen) => setMode(chosen as FitmentMode)}
      />
      {preview && !failure ? <SelectionPreview preview={preview} isCurrent={isCurrent} /> : null}
    </ActionDialog>
  );
}

const MAX_PRODUCTS = 500;
