import { BULK_PRICE_FIELDS, BULK_TEXT_FIELDS } from "@pecacerta/rules/bulk-edit";
import { ownProperty } from "@pecacerta/rules/own-property";
import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { PRODUCT_STATES } from "@pecacerta/rules/product-state";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { type CellChoices, cellChoices, isNewBrand } from "../product-cells/cell-fields.ts";
import { useProductFilters } from "../product-listing/product-queries.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { productSectionTexts } from "../texts/product-section-texts.ts";
import { PRODUCT_STATE_NAMES } from "../texts/product-texts.ts";
import { BULK_HINTS, BULK_KIND_NAMES, selectionTexts as texts } from "../texts/selection-texts.ts";
import { type BulkKind, bulkFieldOf, bulkValueError, isClearable, needsPrices, type SetKind } from "./bulk-input.ts";
import { ChoiceField, choicesOf } from "./choice-field.tsx";
import { OfferedField } from "./offered-field.tsx";
import { type BulkFieldsProps, PriceChangeFields, ReplaceTextFields } from "./price-change-fields.tsx";

const NO_CHOICE = { value: "", label: texts.choose };
const KINDS = choicesOf(Object.keys(BULK_KIND_NAMES) as BulkKind[], BULK_KIND_NAMES);
const PRICE_FIELDS = choicesOf(BULK_PRICE_FIELDS, PRODUCT_FIELD_NAMES);
const TEXT_FIELDS = choicesOf(BULK_TEXT_FIELDS, PRODUCT_FIELD_NAMES);
const STATES = choicesOf(PRODUCT_STATES, PRODUCT_STATE_NAMES);
const MODES = [
  { value: "add", label: texts.add },
  { value: "remove", label: texts.remove },
] as const;

type FieldsWithChoices = BulkFieldsProps & { choices: CellChoices };

/** The kind of a change, and the fields of that kind. */
export function BulkFields({ input, change, choices }: FieldsWithChoices) {
  const { permissions } = useStaffCompany();
  const mayPrice = permissions.includes("prices.write");
  return (
    <div className="grid gap-3">
      <ChoiceField
        label={texts.kind}
        value={input.kind}
        choices={KINDS.filter(({ value }) => mayPrice || !needsPrices(value))}
        onChoose={(kind) => change({ kind, value: "", isCleared: false })}
      />
      <KindFields input={input} change={change} choices={choices} />
    </div>
  );
}

function KindFields(props: FieldsWithChoices) {
  const { kind } = props.input;
  if (kind === "price") return <PriceFields {...props} />;
  if (kind === "replace") return <ReplaceFields {...props} />;
  if (kind === "categories" || kind === "tags") return <ListFields {...props} />;
  return <ValueFields {...props} kind={kind} />;
}

const PriceFields = ({ input, change }: BulkFieldsProps) => (
  <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
    <ChoiceField
      label={texts.field}
      value={input.priceField}
      choices={PRICE_FIELDS}
      onChoose={(priceField) => change({ priceField })}
    />
    <PriceChangeFields input={input} change={change} />
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
    <ReplaceTextFields input={input} change={change} />
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

type ValueFieldProps = FieldsWithChoices & { kind: SetKind | "state" };

const ValueFields = (props: ValueFieldProps) => (
  <div className="grid gap-3">
    {props.input.isCleared ? null : <ValueField {...props} />}
    {isClearable(props.kind) ? (
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="checkbox"
          checked={props.input.isCleared}
          onChange={(event) => props.change({ isCleared: event.currentTarget.checked })}
        />
        {texts.clear}
      </label>
    ) : null}
  </div>
);

function ValueField({ kind, input, change, choices }: ValueFieldProps) {
  if (kind === "state") return <ChosenValue input={input} change={change} offered={STATES} />;
  const names = cellChoices(bulkFieldOf(kind), choices);
  if (names && kind !== "brand")
    return <ChosenValue input={input} change={change} offered={names.map((name) => ({ value: name, label: name }))} />;
  const error = bulkValueError(kind, input.value, choices);
  const hint = kind === "brand" && isNewBrand(input.value, choices) ? productSectionTexts.newBrand : undefined;
  return <TextValue label={texts.value} input={input} change={change} names={names ?? []} error={error} hint={hint} />;
}

type ChosenValueProps = BulkFieldsProps & { offered: readonly { value: string; label: string }[] };

const ChosenValue = ({ input, change, offered }: ChosenValueProps) => (
  <ChoiceField<string>
    label={texts.value}
    value={input.value}
    choices={[NO_CHOICE, ...offered]}
    onChoose={(value) => change({ value })}
  />
);

type TextValueProps = BulkFieldsProps & {
  label: string;
  names?: readonly string[];
  error?: string | undefined;
  hint?: string | undefined;
};

const TextValue = ({ label, input, change, names = [], error, hint }: TextValueProps) => (
  <OfferedField
    label={label}
    hint={hint ?? ownProperty<string>(BULK_HINTS, input.kind)}
    error={error}
    limit={PRODUCT_LIMITS.brand}
    names={names}
    value={input.value}
    onChange={(event) => change({ value: event.currentTarget.value })}
  />
);
