import { ownProperty } from "@pecacerta/rules/own-property";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import type { Field } from "@pecacerta/ui/field.tsx";
import type { ComponentProps } from "react";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { ChangedLabel, changedLabelId } from "../product-form/changed-label.tsx";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { productFieldError } from "../texts/product-field-errors.ts";
import { productSectionTexts as texts } from "../texts/product-section-texts.ts";

export const StockPlaceFields = () => (
  <>
    <PlaceField part="shelf" limit={STAFF_TEXT_LIMITS.shelf} />
    <PlaceField part="minimum" hint={texts.minimumHint} inputMode="numeric" />
  </>
);

type PlaceFieldProps = { part: "shelf" | "minimum"; limit?: number } & Partial<ComponentProps<typeof Field>>;

function PlaceField({ part, ...input }: PlaceFieldProps) {
  const { product, place, editPlace, canStock, errors } = useProductFormContext();
  const error = ownProperty(errors, part);
  const [id, isEdited] = [`product-${part}`, place[part] !== undefined];
  return (
    <LimitedField
      {...input}
      id={id}
      label={
        <ChangedLabel of={id} isEdited={isEdited}>
          {texts[part]}
        </ChangedLabel>
      }
      describedBy={changedLabelId(id, isEdited)}
      value={place[part] ?? String(product.stock[part] ?? "")}
      autoComplete="off"
      readOnly={!canStock}
      error={error && productFieldError(part, error)}
      onChange={({ currentTarget }) => editPlace(part, currentTarget.value)}
    />
  );
}
