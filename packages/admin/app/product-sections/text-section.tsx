import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { ChangedLabel, changedLabelId } from "../product-form/changed-label.tsx";
import { useProductField } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductTextArea, ProductTextField } from "../product-form/product-text-field.tsx";
import { BADGE_NAMES, productDetailTexts as texts } from "../texts/product-detail-texts.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";

export const TextSection = () => (
  <ProductSection id="text">
    <ProductTextArea field="excerpt" rows={2} limit={PRODUCT_LIMITS.excerpt} hint={texts.excerptHint} />
    <ProductTextArea field="description" rows={8} limit={PRODUCT_LIMITS.description} />
    <ProductTextField field="tags" hint={texts.tagsHint} />
    <Badges />
    <Featured />
  </ProductSection>
);

function Badges() {
  const { id, value, change, isEdited, isReadOnly } = useProductField("badges");
  const toggle = (badge: string) =>
    change(value.includes(badge) ? value.filter((each) => each !== badge) : [...value, badge]);
  return (
    <fieldset id={id} aria-describedby={changedLabelId(id, isEdited)}>
      <legend className="small">
        <ChangedLabel of={id} isEdited={isEdited}>
          {PRODUCT_FIELD_NAMES.badges}
        </ChangedLabel>
      </legend>
      <div className="flex flex-wrap gap-x-4">
        {Object.entries(BADGE_NAMES).map(([badge, name]) => (
          <label key={badge} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="checkbox"
              disabled={isReadOnly}
              checked={value.includes(badge)}
              onChange={() => toggle(badge)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Featured() {
  const { id, value, change, isEdited, isReadOnly } = useProductField("featured");
  return (
    <label className="flex min-h-11 items-center gap-2 sm:col-span-2">
      <input
        id={id}
        type="checkbox"
        className="checkbox"
        aria-describedby={changedLabelId(id, isEdited)}
        disabled={isReadOnly}
        checked={value}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <ChangedLabel of={id} isEdited={isEdited}>
        {texts.featured}
      </ChangedLabel>
    </label>
  );
}
