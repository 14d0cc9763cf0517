import { isGlobalGtin } from "@pecacerta/rules/gtin";
import type { ProductCondition } from "@pecacerta/rules/product-state";
import { Field } from "@pecacerta/ui/field.tsx";
import { ChangedLabel, changedLabelId } from "../product-form/changed-label.tsx";
import { useProductField } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductSelect, ProductTextField } from "../product-form/product-text-field.tsx";
import { CONDITION_NAMES, ORIGIN_NAMES, productDetailTexts as texts } from "../texts/product-detail-texts.ts";

export function FiscalSection() {
  const gtin = useProductField("gtin").value;
  const isGtinWrong = gtin.trim().length >= 8 && !isGlobalGtin(gtin.replaceAll(/[\s.-]/g, ""));
  return (
    <ProductSection id="fiscal">
      <ProductTextField field="weight" inputMode="decimal" hint={texts.weightHint} />
      <BoxFields />
      <ProductTextField
        field="gtin"
        inputMode="numeric"
        hint={texts.gtinHint}
        warning={isGtinWrong && texts.gtinWrong}
      />
      <ProductTextField field="ncm" inputMode="numeric" hint={texts.ncmHint} />
      <ProductSelect field="condition" choices={CONDITION_NAMES} parse={parseCondition} />
      <ProductSelect field="origin" choices={ORIGIN_NAMES} parse={parseOrigin} />
      <ProductTextField field="warrantyMonths" inputMode="numeric" />
    </ProductSection>
  );
}

const parseCondition = (chosen: string) => chosen as ProductCondition;
const parseOrigin = (chosen: string) => (chosen === "" ? null : Number(chosen));

const SIDES = ["length", "width", "height"] as const;

function BoxFields() {
  const { id, value, change, isEdited, isReadOnly, errorOf } = useProductField("box");
  const ownError = SIDES.some((side) => errorOf(side)) ? undefined : errorOf();
  return (
    <fieldset aria-describedby={changedLabelId(id, isEdited)} className="grid gap-1">
      <legend className="small">
        <ChangedLabel of={id} isEdited={isEdited}>
          {texts.boxTitle}
        </ChangedLabel>
      </legend>
      <div className="grid grid-cols-[repeat(3,minmax(0,1fr))] gap-2">
        {SIDES.map((side, at) => (
          <Field
            key={side}
            id={at === 0 ? id : undefined}
            label={texts.boxSides[side]}
            inputMode="decimal"
            autoComplete="off"
            readOnly={isReadOnly}
            value={value[side]}
            error={errorOf(side) ?? (at === 0 ? ownError : undefined)}
            onChange={({ currentTarget }) => change({ ...value, [side]: currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
