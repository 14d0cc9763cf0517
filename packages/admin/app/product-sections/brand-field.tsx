import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { slugify } from "@pecacerta/rules/text";
import { useId, useState } from "react";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { ChangedLabel, changedLabelId } from "../product-form/changed-label.tsx";
import { useProductField } from "../product-form/product-form-context.ts";
import { useBrandChoices, useHasAllBrands } from "../product-form/use-catalog-choices.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { productSectionTexts as texts } from "../texts/product-section-texts.ts";

/** Shows the name of a brand that the company knows, and takes any other. */
export function BrandField() {
  const { id, value, change, isEdited, isReadOnly, errorOf } = useProductField("brand");
  const { data } = useBrandChoices();
  const hasAll = useHasAllBrands();
  const brands = data ?? [];
  const [typed, setTyped] = useState<string>();
  const listId = useId();
  function type(text: string) {
    setTyped(text);
    change(storedBrandOf(brands, text));
  }
  const shown = typed !== undefined && storedBrandOf(brands, typed) === value ? typed : brandName(brands, value);
  const isNew = isEdited && typed === undefined && value !== "" && hasAll && !findBrand(brands, value);
  return (
    <>
      <LimitedField
        id={id}
        label={
          <ChangedLabel of={id} isEdited={isEdited}>
            {PRODUCT_FIELD_NAMES.brand}
          </ChangedLabel>
        }
        describedBy={changedLabelId(id, isEdited)}
        hint={isNew ? texts.newBrand : texts.brandHint}
        error={errorOf()}
        list={listId}
        limit={PRODUCT_LIMITS.brand}
        autoComplete="off"
        readOnly={isReadOnly}
        value={shown}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      <datalist id={listId}>
        {brands.map(({ text, name }) => (
          <option key={text} value={name} />
        ))}
      </datalist>
    </>
  );
}

const brandName = (brands: readonly StaffBrandDto[], stored: string): string =>
  brands.find(({ text, slug }) => text === stored || slug === stored)?.name ?? stored;

/** The slug of a brand with this name; otherwise the text itself. */
const storedBrandOf = (brands: readonly StaffBrandDto[], text: string): string => findBrand(brands, text)?.text ?? text;

/** Finds the brand under which the server files a text. */
function findBrand(brands: readonly StaffBrandDto[], text: string): StaffBrandDto | undefined {
  const given = slugify(text);
  const same = brands.find((brand) => brand.text === text);
  if (same || given === "") return same;
  return brands.find(({ slug }) => slug === given) ?? brands.find(({ name }) => slugify(name) === given);
}
