import { ownProperty } from "@pecacerta/rules/own-property";
import { Field } from "@pecacerta/ui/field.tsx";
import type { ComponentProps } from "react";
import { ChangedLabel, changedLabelId } from "../product-form/changed-label.tsx";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { productFieldError } from "../texts/product-field-errors.ts";
import { productSectionTexts as texts } from "../texts/product-section-texts.ts";

export const StockPlaceFields = () => (
  <>
    <PlaceField part="shelf" maxLength={30} />
    <PlaceField part="minimum" hint={texts.minimumHint} inputMode="numeric" maxLength={7} />
  </>
);

type PlaceFieldProps = { part: "shelf" | "minimum" } & Partial<ComponentProps<typeof Field>>;

function PlaceField({ part, ...input }: PlaceFieldProps) {
  const { product, place, editPlace, canStock, errors } = useProductFormContext();
  const error = ownProperty(errors, part);
  const [id, isEdited] = [`product-${part}`, place[part] !== undefined];
  return (
    <Field
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
