import type { ProductField, ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { invalidPrices, pricesAfter } from "@pecacerta/rules/product-prices";
import { isSame } from "../drafts/is-same.ts";
import { PRODUCT_FIELDS } from "../texts/product-field-names.ts";
import { followingFields } from "./following-fields.ts";
import { type ProductFormValues, parseFormValue, toFormValue } from "./product-form-values.ts";

/**
 * What a user changed: the value of the form, and the stored value when the user changed it first. `isKept`: the user
 * chose the stored value over the one that would follow from another field.
 */
export type ProductEdits = {
  readonly [Field in ProductField]?: { base: ProductFieldsDto[Field]; value: ProductFormValues[Field]; isKept?: true };
};
type AnyEdit = { base: never; value: never; isKept?: true };
type AnyEdits = Partial<Record<ProductField, AnyEdit>>;
export type ProductErrors = Readonly<Record<string, string>>;

export type ProductChanges = {
  changes: Partial<ProductFieldsDto>;
  base: Partial<ProductFieldsDto>;
  /** Refusal keys by path, for example `box.length`. */
  errors: ProductErrors;
};

const entriesOf = (edits: ProductEdits) => Object.entries(edits) as [ProductField, AnyEdit][];

export const editedFields = (edits: ProductEdits): ProductField[] => entriesOf(edits).map(([field]) => field);

/** The fields as the form shows them. */
export const formValue = <Field extends ProductField>(
  product: ProductFieldsDto,
  edits: ProductEdits,
  field: Field,
): ProductFormValues[Field] => (edits[field] ? edits[field].value : toFormValue(field, product[field]));

/** A field that is as it was stored is no edit. */
export function editField<Field extends ProductField>(
  product: ProductFieldsDto,
  edits: ProductEdits,
  field: Field,
  value: ProductFormValues[Field],
): ProductEdits {
  const base = (edits[field] ? edits[field].base : product[field]) as ProductFieldsDto[Field];
  const { [field]: _replaced, ...others } = edits;
  return isSame(toFormValue(field, base), value) ? others : { ...others, [field]: { base, value } };
}

/** What to send, with the stored values that the user saw. A field with an error is left out. */
export function productChanges(edits: ProductEdits, product: ProductFieldsDto): ProductChanges {
  const parsed = entriesOf(edits).map(([field, edit]) => ({ field, edit, result: parseFormValue(field, edit.value) }));
  const sent = parsed.flatMap(({ field, edit, result }) =>
    "value" in result && (edit.isKept || !isSame(result.value, edit.base))
      ? [{ field, edit, value: result.value }]
      : [],
  );
  const errors = parsed.flatMap(({ field, result }) =>
    "errors" in result ? Object.entries(result.errors).map(([part, error]) => [pathOf(field, part), error]) : [],
  );
  const following = followingFields(sent.map(({ field }) => field));
  return {
    changes: Object.fromEntries(sent.map(({ field, value }) => [field, value])),
    base: Object.fromEntries([
      ...sent.map(({ field, edit }) => [field, edit.base]),
      ...following.map((field) => [field, product[field]]),
    ]),
    errors: Object.fromEntries(errors),
  };
}

const pathOf = (field: ProductField, part: string): string => (part ? `${field}.${part}` : field);

/** The edits that remain after `sent` is stored: those of fields that have another value by now. */
export const editsAfterSaving = (edits: ProductEdits, sent: ProductEdits, saved: ProductFieldsDto): ProductEdits =>
  Object.fromEntries(
    entriesOf({ ...sent, ...edits }).flatMap(([field, edit]) => {
      const sentEdit = (sent as AnyEdits)[field];
      if (!sentEdit) return [[field, edit]];
      // A field that was set back meanwhile has no edit any more.
      const value = Object.hasOwn(edits, field) ? edit.value : toFormValue(field, sentEdit.base);
      const isSaved = isSame(sentEdit.value, value) || isSame(toFormValue(field, saved[field]), value);
      return isSaved ? [] : [[field, { base: saved[field], value }]];
    }),
  );

/** How a user settles each field that two people changed. */
export type ConflictChoices = Partial<Record<ProductField, "current" | "yours">>;

/** The stored value becomes the base of the user's own values; the others go. */
export const settleConflicts = (
  edits: ProductEdits,
  current: Partial<ProductFieldsDto>,
  choices: ConflictChoices,
): ProductEdits => ({
  ...Object.fromEntries(
    entriesOf(edits).flatMap(([field, edit]) => {
      if (choices[field] === "current") return [];
      return [[field, choices[field] === "yours" ? { base: current[field], value: edit.value } : edit]];
    }),
  ),
  ...storedFields(edits, current, choices),
});

/** A field that only followed from others keeps the stored value. */
const storedFields = (
  edits: ProductEdits,
  current: Partial<ProductFieldsDto>,
  choices: ConflictChoices,
): ProductEdits =>
  Object.fromEntries(
    (Object.keys(choices) as ProductField[])
      .filter((field) => choices[field] === "current" && !edits[field])
      .map((field) => [
        field,
        { base: current[field], value: toFormValue(field, current[field] as never), isKept: true },
      ]),
  );

/** Errors of the prices that the changes leave. `now`: as `toISOString` writes it. */
export const priceErrors = (
  product: ProductFieldsDto,
  changes: Partial<ProductFieldsDto>,
  now: string,
): Record<string, string> =>
  Object.fromEntries(
    invalidPrices(pricesAfter(product, changes), changes, now)
      .filter((field) => Object.hasOwn(changes, field))
      .map((field) => [field, "ERROR_FORM_INVALID"]),
  );

/** What a save changed besides what was sent: `changed` with it, the others before it, by other people. */
export function unsentChanges(
  before: ProductFieldsDto,
  { after, changed, sent }: { after: ProductFieldsDto; changed: readonly ProductField[]; sent: ProductEdits },
) {
  const isUnsent = (field: ProductField) => !Object.hasOwn(sent, field);
  return {
    consequences: changed.filter(isUnsent),
    others: PRODUCT_FIELDS.filter(
      (field) => isUnsent(field) && !changed.includes(field) && !isSame(before[field], after[field]),
    ),
  };
}
