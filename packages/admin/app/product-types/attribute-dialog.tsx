import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import { ATTRIBUTE_KINDS, type AttributeKind, lacksChoices } from "@pecacerta/rules/attribute";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { CheckboxField } from "../catalog-structure/checkbox-field.tsx";
import { withNameTaken } from "../catalog-structure/name-taken.ts";
import { useStructureChange } from "../catalog-structure/use-structure-change.ts";
import { callStaff } from "../client/staff-call.ts";
import { isSame } from "../drafts/is-same.ts";
import { useFormDraft, useInputDraft } from "../drafts/use-input-draft.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { productTypeTexts } from "../texts/product-type-texts.ts";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";
import { ChoiceFields, type ChoiceInput } from "./choice-fields.tsx";
import "./product-types.css";

type AttributeDialogProps = {
  attribute?: StaffAttributeDto | undefined;
  /** Of one without a definition that product types list. */
  slug?: string | undefined;
  onClose: () => void;
};

const nameOfSlug = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
const kindOf = (typed: string): AttributeKind => ATTRIBUTE_KINDS.find((kind) => kind === typed) ?? "text";
const choicesErrorText = (error: string | undefined) =>
  error === "ERROR_FORM_REQUIRED" ? productTypeTexts.choicesNeeded : errorText(error);
const errorText = (error: string | undefined) => error && structureRefusalText(error);

const initialValues = (attribute: StaffAttributeDto | undefined, slug = "") => ({
  name: attribute?.name ?? nameOfSlug(slug),
  kind: attribute?.kind ?? "text",
  unit: attribute?.unit ?? "",
  choices: "",
});

const { catalogName: MAX_NAME, unit: MAX_UNIT } = STAFF_TEXT_LIMITS;

export function AttributeDialog({ attribute, slug, onClose }: AttributeDialogProps) {
  const { slug: company } = useStaffCompany();
  const change = useStructureChange();
  const draft = `attribute ${company} ${attribute?.slug ?? `new ${slug ?? ""}`}`;
  const [first] = useState({ choices: attribute?.choices ?? [], featured: attribute?.featured ?? false });
  const [choices, setChoices] = useInputDraft<readonly ChoiceInput[]>(`${draft} choices`, first.choices);
  const [featured, setFeatured] = useState(first.featured);
  const named = choices.filter((choice) => choice.name.trim() !== "");
  const { fields, ...form } = useValidatedForm<"name" | "kind" | "unit" | "choices">({
    initial: initialValues(attribute, slug),
    validate: ({ name, kind }) => ({
      ...(name.trim() === "" ? { name: "ERROR_FORM_REQUIRED" } : {}),
      ...(lacksChoices({ kind: kindOf(kind), choices: named }) ? { choices: "ERROR_FORM_REQUIRED" } : {}),
    }),
    async send({ name, kind: typedKind, unit }) {
      const kind = kindOf(typedKind);
      const body = {
        name,
        kind,
        featured,
        unit: kind === "number" ? unit : "",
        choices: kind === "choice" ? named : [],
      };
      const result = attribute
        ? await change(
            callStaff("PATCH /admin/attributes/:slug", { company, params: { slug: attribute.slug }, body }),
            productTypeTexts.saved,
          )
        : await change(
            callStaff("POST /admin/attributes", { company, body: { ...body, slug } }),
            productTypeTexts.created,
          );
      if (result.ok) onClose();
      return withNameTaken(result);
    },
  });
  const isChanged = useFormDraft(draft, fields) || !isSame(choices, first.choices);
  const [name, unit] = [fields.field("name"), fields.field("unit")];
  const { error: kindError, ...kind } = fields.field("kind");
  return (
    <ActionDialog
      {...form}
      refusalText={structureRefusalText}
      title={attribute ? productTypeTexts.editAttributeOf(attribute.name) : productTypeTexts.createAttribute}
      submitLabel={productTypeTexts.save}
      onClose={onClose}
      isChanged={isChanged}
    >
      {attribute ? <p className="type-note">{productTypeTexts.followHint}</p> : null}
      <LimitedField {...name} error={errorText(name.error)} label={productTypeTexts.name} limit={MAX_NAME} required />
      <SelectField {...kind} error={errorText(kindError)} label={productTypeTexts.kind}>
        {ATTRIBUTE_KINDS.map((one) => (
          <option key={one} value={one}>
            {productTypeTexts.kinds[one]}
          </option>
        ))}
      </SelectField>
      {kind.value === "number" ? (
        <LimitedField
          {...unit}
          error={errorText(unit.error)}
          label={productTypeTexts.unit}
          hint={productTypeTexts.unitHint}
          limit={MAX_UNIT}
        />
      ) : null}
      {kind.value === "choice" ? (
        <ChoiceFields choices={choices} error={choicesErrorText(fields.field("choices").error)} onChange={setChoices} />
      ) : null}
      <CheckboxField
        label={productTypeTexts.featured}
        hint={productTypeTexts.featuredHint}
        value={featured}
        onChange={setFeatured}
      />
    </ActionDialog>
  );
}
