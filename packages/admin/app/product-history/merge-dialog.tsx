import type { ProductField } from "@pecacerta/contract/admin/product";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { useState } from "react";
import type { ConflictChoices, ProductEdits } from "../product-form/product-edits.ts";
import type { ProductConflict } from "../product-form/use-save-product.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { historyTexts as texts } from "../texts/product-history-texts.ts";
import { productValueText } from "./product-value-text.ts";
import { useReadableValue } from "./use-readable-value.ts";
import "./product-history.css";

type MergeDialogProps = {
  conflict: ProductConflict;
  /** What the user changed; other fields follow from that. */
  edits: ProductEdits;
  onSettle: (choices: ConflictChoices) => Promise<void>;
  onClose: () => void;
};

/** Asks for each field that two people changed which value stays. Nothing is chosen beforehand. */
export function MergeDialog({ conflict, edits, onSettle, onClose }: MergeDialogProps) {
  const { current, yours, conflicts, changedBy } = conflict;
  const [choices, setChoices] = useState<ConflictChoices>({});
  const readable = useReadableValue();
  const isComplete = conflicts.every((field) => choices[field] !== undefined);
  return (
    <Dialog open onClose={onClose} title={texts.mergeTitle} closeLabel={texts.mergeCancel} className="dialog-sheet">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p>
          {changedBy
            ? texts.mergeIntro(changedBy.name || texts.program, formatDateTime(changedBy.at))
            : texts.mergeIntroUnknown}
        </p>
        {conflicts.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            isFollowing={!Object.hasOwn(edits, field)}
            values={{ current: readable(field, current[field]), yours: readable(field, yours[field]) }}
            chosen={choices[field]}
            onChoose={(choice) => setChoices({ ...choices, [field]: choice })}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button disabled={!isComplete} onClick={() => void onSettle(choices)}>
            {texts.mergeSave}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.mergeCancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type Choice = "current" | "yours";
const choicesOf = (isFollowing: boolean): readonly [Choice, string][] => [
  ["current", texts.mergeCurrent],
  ["yours", isFollowing ? texts.mergeFollowing : texts.mergeYours],
];

type FieldChoiceProps = {
  field: ProductField;
  isFollowing: boolean;
  values: Readonly<Record<Choice, unknown>>;
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

const FieldChoice = ({ field, isFollowing, values, chosen, onChoose }: FieldChoiceProps) => (
  <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
    <legend className="strong">{PRODUCT_FIELD_NAMES[field]}</legend>
    {choicesOf(isFollowing).map(([choice, label]) => (
      <label key={choice} className="merge-choice flex items-start gap-3 p-3">
        <input
          type="radio"
          className="checkbox shrink-0"
          name={`merge-${field}`}
          checked={chosen === choice}
          onChange={() => onChoose(choice)}
        />
        <span className="grid min-w-0 gap-1">
          <span className="note">{label}</span>
          <span className="merge-value wrap-anywhere">{productValueText(field, values[choice])}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
