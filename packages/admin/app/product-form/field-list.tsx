import type { ProductField } from "@pecacerta/contract/admin/product";
import { ownProperty } from "@pecacerta/rules/own-property";
import { Button } from "@pecacerta/ui/button.tsx";
import { FieldError } from "@pecacerta/ui/field.tsx";
import { Plus } from "@pecacerta/ui/icons.tsx";
import type { ReactNode } from "react";
import { focusAdded } from "../drafts/focus-added.ts";
import { productFieldError } from "../texts/product-field-errors.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { ChangedLabel, changedLabelId } from "./changed-label.tsx";
import { productFieldId, useProductFormContext } from "./product-form-context.ts";

type FieldListProps = {
  field: ProductField;
  note: string | undefined;
  addLabel: string;
  /** Undefined where nothing can be added. */
  onAdd: (() => void) | undefined;
  children: ReactNode;
};

/** The items of a field, and the button that adds one. */
export function FieldList({ field, note, addLabel, onAdd, children }: FieldListProps) {
  const { edits, errors } = useProductFormContext();
  const error = ownProperty(errors, field);
  const [id, isEdited] = [productFieldId(field), Object.hasOwn(edits, field)];
  return (
    <fieldset
      aria-describedby={changedLabelId(id, isEdited)}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:col-span-2"
    >
      <legend className="sr-only">
        <ChangedLabel of={id} isEdited={isEdited}>
          {PRODUCT_FIELD_NAMES[field]}
        </ChangedLabel>
      </legend>
      {note ? <p className="note">{note}</p> : null}
      {children}
      <FieldError of={id} error={error && productFieldError(field, error)} />
      {onAdd ? (
        <Button
          id={id}
          variant="secondary"
          small
          className="justify-self-start"
          onClick={(event) => focusAdded(event, onAdd)}
        >
          <Plus size={16} />
          {addLabel}
        </Button>
      ) : null}
    </fieldset>
  );
}

export const replaceAt = <Item extends object>(
  items: readonly Item[],
  position: number,
  changes: Partial<Item>,
): Item[] => items.map((each, at) => (at === position ? { ...each, ...changes } : each));

export const removeAt = <Item,>(items: readonly Item[], position: number): Item[] =>
  items.filter((_, at) => at !== position);
