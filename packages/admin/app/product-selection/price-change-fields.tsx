import { PRICE_ENDINGS } from "@pecacerta/rules/bulk-edit";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Field } from "@pecacerta/ui/field.tsx";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { ENDING_NAMES, selectionTexts as texts } from "../texts/selection-texts.ts";
import { type BulkInput, isAmountInvalid } from "./bulk-input.ts";
import { ChoiceField, choicesOf } from "./choice-field.tsx";

export type BulkFieldsProps = { input: BulkInput; change: (values: Partial<BulkInput>) => void };

const ENDINGS = choicesOf(PRICE_ENDINGS, ENDING_NAMES);
const DIRECTIONS = [
  { value: "raise", label: texts.raise },
  { value: "lower", label: texts.lower },
] as const;
const UNITS = [
  { value: "percent", label: texts.percent },
  { value: "amount", label: texts.amount },
] as const;

/** By how much prices change, and what they end with. */
export const PriceChangeFields = ({ input, change }: BulkFieldsProps) => (
  <>
    <ChoiceField
      label={texts.direction}
      value={input.direction}
      choices={DIRECTIONS}
      onChoose={(direction) => change({ direction })}
    />
    <Field
      label={texts.by}
      inputMode="decimal"
      autoComplete="off"
      value={input.by}
      error={isAmountInvalid(input) ? texts.invalidAmount[input.unit] : undefined}
      onChange={(event) => change({ by: event.currentTarget.value })}
    />
    <ChoiceField label={texts.unit} value={input.unit} choices={UNITS} onChoose={(unit) => change({ unit })} />
    <ChoiceField
      label={texts.ending}
      value={input.ending}
      choices={ENDINGS}
      onChoose={(ending) => change({ ending })}
    />
  </>
);

export const ReplaceTextFields = ({ input, change }: BulkFieldsProps) => (
  <>
    <LimitedField
      label={texts.find}
      autoComplete="off"
      limit={STAFF_TEXT_LIMITS.replacedText}
      value={input.find}
      onChange={(event) => change({ find: event.currentTarget.value })}
    />
    <LimitedField
      label={texts.replacement}
      autoComplete="off"
      limit={STAFF_TEXT_LIMITS.replacedText}
      value={input.replacement}
      onChange={(event) => change({ replacement: event.currentTarget.value })}
    />
  </>
);
