import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { CheckboxField } from "../catalog-structure/checkbox-field.tsx";
import { useStructureChange } from "../catalog-structure/use-structure-change.ts";
import { callStaff } from "../client/staff-call.ts";
import { isSame } from "../drafts/is-same.ts";
import { useFormDraft, useInputDraft } from "../drafts/use-input-draft.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { ImageField } from "../product-images/image-field.tsx";
import { categoryTexts } from "../texts/category-texts.ts";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";

type CategoryDialogProps = {
  /** Without it, a new one is created. */
  category?: StaffCategoryDto | undefined;
  parent: StaffCategoryDto | undefined;
  onClose: () => void;
  onSaved: (id: string) => void;
};
type FieldName = "name" | "slug" | "layout" | "image";

const errorText = (error: string | undefined) => error && structureRefusalText(error);

export function CategoryDialog({ category, parent, onClose, onSaved }: CategoryDialogProps) {
  const { fields, requirements, takeSlug, setUploading, ...form } = useCategoryForm({ category, parent, onSaved });
  const name = fields.field("name");
  const slug = fields.field("slug");
  const { error: layoutError, ...layout } = fields.field("layout");
  return (
    <ActionDialog
      {...form}
      refusalText={structureRefusalText}
      title={titleOf(category, parent)}
      submitLabel={category ? categoryTexts.save : categoryTexts.create}
      onClose={onClose}
    >
      <LimitedField
        {...name}
        error={errorText(name.error)}
        label={categoryTexts.name}
        limit={STAFF_TEXT_LIMITS.catalogName}
        required
      />
      <LimitedField
        {...slug}
        error={errorText(slug.error)}
        label={categoryTexts.slug}
        hint={category ? categoryTexts.slugChangeHint : undefined}
        limit={STAFF_TEXT_LIMITS.catalogName}
        autoCapitalize="none"
        spellCheck={false}
      />
      {takeSlug ? <CheckboxField {...takeSlug} label={categoryTexts.takeSlug} /> : null}
      <SelectField {...layout} error={errorText(layoutError)} label={categoryTexts.layout}>
        <option value="products">{categoryTexts.layoutProducts}</option>
        <option value="categories">{categoryTexts.layoutCategories}</option>
      </SelectField>
      <RequirementFields {...requirements} />
      <ImageField
        id="category-image"
        label={categoryTexts.image}
        image={fields.values.image || null}
        onChange={(image) => fields.change({ image: image ?? "" })}
        onUploading={setUploading}
        error={errorText(fields.errors.image)}
      />
    </ActionDialog>
  );
}

function useCategoryForm({ category, parent, onSaved }: Omit<CategoryDialogProps, "onClose">) {
  const { slug: company } = useStaffCompany();
  const change = useStructureChange();
  const draft = `category ${company} ${category?.id ?? `in ${parent?.id}`}`;
  const [firstRequirements] = useState(requirementsOf(category));
  const [requirements, setRequirements] = useInputDraft(`${draft} requirements`, firstRequirements);
  const [isUploading, setUploading] = useState(false);
  const [takeSlug, setTakeSlug] = useState(false);
  const [isSlugTaken, setSlugTaken] = useState(false);
  const { fields, ...form } = useValidatedForm<FieldName>({
    initial: valuesOf(category),
    validate: ({ name }): { name?: string; image?: string } => ({
      ...(name.trim() === "" ? { name: "ERROR_FORM_REQUIRED" } : {}),
      ...(isUploading ? { image: "IMAGE_UPLOADING" } : {}),
    }),
    async send({ name, slug, layout, image }) {
      const body = {
        name,
        image: image || null,
        ...requirements,
        takeSlug,
        ...(slug.trim() === "" ? {} : { slug: slug.trim() }),
        layout: layout === "categories" ? ("categories" as const) : ("products" as const),
      };
      const result = category
        ? await change(
            callStaff("PATCH /admin/categories/:id", { company, params: { id: category.id }, body }),
            categoryTexts.saved,
          )
        : await change(
            callStaff("POST /admin/categories", { company, body: { ...body, parent: parent?.id ?? null } }),
            categoryTexts.created,
          );
      if (result.ok) {
        onSaved(result.value.data.id);
        return result;
      }
      setSlugTaken(result.refusal === "SLUG_TAKEN");
      return result.refusal === "SLUG_TAKEN" ? { ...result, errors: { slug: "SLUG_TAKEN" } } : result;
    },
  });
  const isChanged = useFormDraft(draft, fields) || !isSame(requirements, firstRequirements);
  return {
    ...form,
    fields,
    isChanged,
    requirements: { value: requirements, onChange: setRequirements },
    takeSlug: isSlugTaken ? { value: takeSlug, onChange: setTakeSlug } : undefined,
    setUploading,
  };
}

const valuesOf = (category?: StaffCategoryDto) => ({
  name: category?.name ?? "",
  slug: category?.slug ?? "",
  layout: category?.layout ?? "products",
  image: category?.image ?? "",
});

const requirementsOf = (category?: StaffCategoryDto) => ({
  requiresFitments: category?.requiresFitments ?? false,
  requiresPosition: category?.requiresPosition ?? false,
});

type Requirements = ReturnType<typeof requirementsOf>;
type RequirementFieldsProps = { value: Requirements; onChange: (value: Requirements) => void };

/** What the category asks of its products. */
const RequirementFields = ({ value, onChange }: RequirementFieldsProps) => (
  <>
    <CheckboxField
      label={categoryTexts.requiresFitments}
      hint={categoryTexts.requiresFitmentsHint}
      value={value.requiresFitments}
      onChange={(requiresFitments) => onChange({ ...value, requiresFitments })}
    />
    <CheckboxField
      label={categoryTexts.requiresPosition}
      hint={categoryTexts.requiresPositionHint}
      value={value.requiresPosition}
      onChange={(requiresPosition) => onChange({ ...value, requiresPosition })}
    />
  </>
);

function titleOf(category: StaffCategoryDto | undefined, parent: StaffCategoryDto | undefined): string {
  if (category) return categoryTexts.editTitle(category.name);
  return parent ? categoryTexts.createIn(parent.name) : categoryTexts.create;
}
