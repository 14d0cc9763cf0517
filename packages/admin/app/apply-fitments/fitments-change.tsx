import type { FitmentMode } from "@pecacerta/rules/fitment-merge";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { ChoiceGroup } from "../order-actions/choice-group.tsx";
import type { BulkActionInput } from "../product-selection/bulk-input.ts";
import { SelectionPreview } from "../product-selection/selection-preview.tsx";
import {
  type AppliedChange,
  useApplySelection,
  useSelectionPreview,
} from "../product-selection/use-selection-change.ts";
import { applyFitmentsTexts as texts } from "../texts/apply-fitments-texts.ts";
import { selectionRefusalText, selectionTexts } from "../texts/selection-texts.ts";

type Fitments = Extract<BulkActionInput, { kind: "fitments" }>["fitments"];

type FitmentsChangeProps = {
  ids: readonly string[];
  fitments: Fitments;
  onApplied: (change: AppliedChange) => void;
  children: ReactNode;
};

/** Adds, replaces or removes fitments of products, after a preview. */
export function FitmentsChange({ ids, fitments, onApplied, children }: FitmentsChangeProps) {
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
    const applied = await apply({ selection, action, tag: preview.tag });
    if (applied) return onApplied(applied);
    reload();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {ids.length > MAX_PRODUCTS ? <Notice tone="failure">{texts.tooMany}</Notice> : null}
      {children}
      <ChoiceGroup
        legend={texts.mode}
        name="mode"
        value={mode}
        choices={texts.modes}
        onChoose={(chosen) => setMode(chosen as FitmentMode)}
      />
      {failure ? <Notice tone="failure">{selectionRefusalText(failure)}</Notice> : null}
      {preview && !failure ? <SelectionPreview preview={preview} isCurrent={isCurrent} /> : null}
      <div className="action-submit">
        <Button type="submit" wide aria-disabled={!canApply}>
          {isApplying ? selectionTexts.applying : texts.apply(preview?.changed ?? ids.length)}
        </Button>
      </div>
    </form>
  );
}

const MAX_PRODUCTS = 500;
