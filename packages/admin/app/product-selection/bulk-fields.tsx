import { BULK_PRICE_FIELDS, BULK_TEXT_FIELDS, PRICE_ENDINGS } from "@pecacerta/rules/bulk-edit";
import { ownProperty } from "@pecacerta/rules/own-property";
import { PRODUCT_CONDITIONS, PRODUCT_STATES } from "@pecacerta/rules/product-state";
import { Field, SelectField } from "@pecacerta/ui/field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useProductFilters } from "../product-listing/product-queries.ts";
import { CONDITION_NAMES } from "../texts/product-detail-texts.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { WHEN_OUT_NAMES } from "../texts/product-section-texts.ts";
import { PRODUCT_STATE_NAMES } from "../texts/product-texts.ts";
import { BULK_KIND_NAMES, ENDING_NAMES, selectionTexts as texts } from "../texts/selection-texts.ts";
import { type BulkInput, type BulkKind, WHEN_OUT_VALUES } from "./bulk-input.ts";

export type BulkFieldsProps = { input: BulkInput; change: (values: Partial<BulkInput>) => void };

type Choice<Value extends string> = { value: Value; label: string };
type ChoiceFieldProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
};

function ChoiceField<Value extends string>({ label, value, choices, onChoose }: ChoiceFieldProps<Value>) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value as Value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}

const choicesOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: ownProperty<string>(names, value) ?? value }));
const NO_CHOICE = { value: "", label: texts.choose };
const KINDS = choicesOf(Object.keys(BULK_KIND_NAMES) as BulkKind[], BULK_KIND_NAMES);
const PRICE_FIELDS = choicesOf(BULK_PRICE_FIELDS, PRODUCT_FIELD_NAMES);
const TEXT_FIELDS = choicesOf(BULK_TEXT_FIELDS, PRODUCT_FIELD_NAMES);
const ENDINGS = choicesOf(PRICE_ENDINGS, ENDING_NAMES);
const STATES = choicesOf(PRODUCT_STATES, PRODUCT_STATE_NAMES);
const CONDITIONS = choicesOf(PRODUCT_CONDITIONS, CONDITION_NAMES);
const WHEN_OUTS = choicesOf(WHEN_OUT_VALUES, WHEN_OUT_NAMES);
const DIRECTIONS = [
  { value: "raise", label: texts.raise },
  { value: "lower", label: texts.lower },
] as const;
const UNITS = [
  { value: "percent", label: texts.percent },
  { value: "amount", label: texts.amount },
] as const;
const MODES = [
  { value: "add", label: texts.add },
  { value: "remove", label: texts.remove },
] as const;

/** The kind of a change, and the fields of that kind. */
export function BulkFields({ input, change }: BulkFieldsProps) {
  const { permissions } = useStaffCompany();
  const mayPrice = permissions.includes("prices.write");
  return (
    <div className="grid gap-3">
      <ChoiceField
        label={texts.kind}
        value={input.kind}
        choices={KINDS.filter(({ value }) => mayPrice || value !== "price")}
        onChoose={(kind) => change({ kind, value: "" })}
      />
      <KindFields input={input} change={change} />
    </div>
  );
}

function KindFields({ input, change }: BulkFieldsProps) {
  if (input.kind === "price") return <PriceFields input={input} change={change} />;
  if (input.kind === "replace") return <ReplaceFields input={input} change={change} />;
  if (input.kind === "categories" || input.kind === "tags") return <ListFields input={input} change={change} />;
  return <ValueField input={input} change={change} />;
}

const PriceFields = ({ input, change }: BulkFieldsProps) => (
  <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
    <ChoiceField
      label={texts.field}
      value={input.priceField}
      choices={PRICE_FIELDS}
      onChoose={(priceField) => change({ priceField })}
    />
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
      onChange={(event) => change({ by: event.currentTarget.value })}
    />
    <ChoiceField label={texts.unit} value={input.unit} choices={UNITS} onChoose={(unit) => change({ unit })} />
    <ChoiceField
      label={texts.ending}
      value={input.ending}
      choices={ENDINGS}
      onChoose={(ending) => change({ ending })}
    />
  </div>
);

const ReplaceFields = ({ input, change }: BulkFieldsProps) => (
  <div className="grid gap-3 md:grid-cols-3">
    <ChoiceField
      label={texts.field}
      value={input.textField}
      choices={TEXT_FIELDS}
      onChoose={(textField) => change({ textField })}
    />
    <Field
      label={texts.find}
      autoComplete="off"
      maxLength={200}
      value={input.find}
      onChange={(event) => change({ find: event.currentTarget.value })}
    />
    <Field
      label={texts.replacement}
      autoComplete="off"
      maxLength={200}
      value={input.replacement}
      onChange={(event) => change({ replacement: event.currentTarget.value })}
    />
  </div>
);

function ListFields({ input, change }: BulkFieldsProps) {
  const { slug } = useStaffCompany();
  const categories = useProductFilters(slug).data?.categories ?? [];
  const choices = categories.map(({ value, name, depth }) => ({ value, label: `${"– ".repeat(depth)}${name}` }));
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <ChoiceField label={texts.mode} value={input.mode} choices={MODES} onChoose={(mode) => change({ mode })} />
      {input.kind === "categories" ? (
        <ChoiceField
          label={PRODUCT_FIELD_NAMES.categories}
          value={input.value}
          choices={[NO_CHOICE, ...choices]}
          onChoose={(value) => change({ value })}
        />
      ) : (
        <TextValue label={texts.tag} input={input} change={change} />
      )}
    </div>
  );
}

const CHOSEN = { state: STATES, condition: CONDITIONS, whenOut: WHEN_OUTS } as const;

function ValueField({ input, change }: BulkFieldsProps) {
  const { kind } = input;
  if (kind === "state" || kind === "condition" || kind === "whenOut")
    return (
      <ChoiceField<string>
        label={texts.value}
        value={input.value}
        choices={[NO_CHOICE, ...CHOSEN[kind]]}
        onChoose={(value) => change({ value })}
      />
    );
  return <TextValue label={texts.value} input={input} change={change} />;
}

const TextValue = ({ label, input, change }: BulkFieldsProps & { label: string }) => (
  <Field
    label={label}
    autoComplete="off"
    maxLength={200}
    value={input.value}
    onChange={(event) => change({ value: event.currentTarget.value })}
  />
);
