import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { type SubmitEvent, useState } from "react";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { FormDialog } from "../order-actions/form-dialog.tsx";
import { NO_CHOICES } from "../product-cells/cell-fields.ts";
import { useCellChoices } from "../product-cells/use-cell-choices.ts";
import { selectionRefusalText, selectionTexts as texts } from "../texts/selection-texts.ts";
import { BulkFields } from "./bulk-fields.tsx";
import { type BulkInput, EMPTY_INPUT, type ProductsToChange, toBulkAction } from "./bulk-input.ts";
import { SelectionPreview } from "./selection-preview.tsx";
import { type AppliedChange, useApplySelection, useSelectionPreview } from "./use-selection-change.ts";

type SelectionDialogProps = {
  selection: ProductsToChange;
  /** Of the products, as a text. */
  count: string;
  onApplied: (change: AppliedChange) => void;
  onClose: () => void;
};

/** Changes many products, after a preview that follows what is typed. */
export function SelectionDialog({ selection, count, onApplied, onClose }: SelectionDialogProps) {
  const [input, setInput] = useFirstInput();
  const choices = useCellChoices() ?? NO_CHOICES;
  const action = toBulkAction(input, choices);
  const { preview, isCurrent, refusal, reload } = useSelectionPreview(selection, action);
  const { apply, isApplying, refusal: applyRefusal } = useApplySelection();
  const canApply = action !== undefined && preview !== undefined && isCurrent && preview.changed > 0 && !isApplying;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canApply) return;
    const applied = await apply({ selection, action, tag: preview.tag }, reload);
    if (applied) onApplied(applied);
  };
  return (
    <FormDialog title={texts.title(count)} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <BulkFields input={input} change={(values) => setInput({ ...input, ...values })} choices={choices} />
        <RefusalNotice refusal={refusal ?? applyRefusal} />
        {preview && !refusal ? <SelectionPreview preview={preview} isCurrent={isCurrent} /> : null}
        {preview || refusal ? null : <PreviewWaits isComplete={action !== undefined} />}
        <Button type="submit" wide aria-disabled={!canApply}>
          {isApplying ? texts.applying : texts.apply(preview?.changed ?? 0)}
        </Button>
      </form>
    </FormDialog>
  );
}

function useFirstInput() {
  const { permissions } = useStaffCompany();
  return useState<BulkInput>(permissions.includes("prices.write") ? EMPTY_INPUT : { ...EMPTY_INPUT, kind: "state" });
}

const RefusalNotice = ({ refusal }: { refusal: string | undefined }) =>
  refusal ? <Notice tone="failure">{selectionRefusalText(refusal)}</Notice> : null;

const PreviewWaits = ({ isComplete }: { isComplete: boolean }) =>
  isComplete ? (
    <div className="grid gap-2">
      <p role="status" className="sr-only">
        {texts.previewing}
      </p>
      <Skeleton className="h-24 w-full" />
    </div>
  ) : (
    <p className="muted">{texts.fillIn}</p>
  );
