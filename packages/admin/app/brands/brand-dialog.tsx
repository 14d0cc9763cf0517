import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Field, LabeledControl } from "@pecacerta/ui/field.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { withNameTaken } from "../catalog-structure/name-taken.ts";
import { useFormDraft } from "../drafts/use-input-draft.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { ImageField } from "../product-images/image-field.tsx";
import { brandTexts } from "../texts/brand-texts.ts";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";
import { tooLongText } from "../texts/too-long-text.ts";
import { type BrandValues, useSaveBrand } from "./use-save-brand.ts";

type BrandDialogProps = {
  /** Without it, a new one is recorded. */
  brand?: StaffBrandDto | undefined;
  onClose: () => void;
};
type FieldName = "name" | "country" | "about" | "position" | "image";

const errorText = (error: string | undefined) => error && structureRefusalText(error);

function findErrors({ name, country, position }: Record<FieldName, string>): Partial<Record<FieldName, string>> {
  const isCountry = /^([a-z]{2})?$/i.test(country.trim());
  return {
    ...(name.trim() === "" ? { name: "ERROR_FORM_REQUIRED" } : {}),
    ...(isCountry ? {} : { country: "ERROR_FORM_INVALID" }),
    ...(/^\d{1,5}$/.test(position.trim()) ? {} : { position: "ERROR_FORM_INVALID" }),
  };
}

export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const [isUploading, setUploading] = useState(false);
  const { slug: company } = useStaffCompany();
  const save = useSaveBrand(brand);
  const { fields, ...form } = useValidatedForm<FieldName>({
    initial: {
      name: brand?.name ?? "",
      country: brand?.country ?? "",
      about: brand?.about ?? "",
      position: String(brand?.position ?? 0),
      image: brand?.image ?? "",
    },
    validate: (values) => ({ ...findErrors(values), ...(isUploading ? { image: "IMAGE_UPLOADING" } : {}) }),
    async send({ name, country, about, position, image }) {
      const values: BrandValues = {
        name,
        country: country.trim().toUpperCase(),
        about,
        image: image || null,
        position: Number(position),
      };
      const result = await save(values);
      if (result.ok) onClose();
      return withNameTaken(result);
    },
  });
  const isChanged = useFormDraft(`brand ${company} ${brand?.text ?? ""}`, fields);
  const [name, country, position] = [fields.field("name"), fields.field("country"), fields.field("position")];
  const { error: aboutError, ...about } = fields.field("about");
  return (
    <ActionDialog
      {...form}
      refusalText={structureRefusalText}
      title={brand ? brandTexts.editOf(brand.name) : brandTexts.create}
      submitLabel={brandTexts.save}
      onClose={onClose}
      isChanged={isChanged}
    >
      {brand?.source === "text" ? <p>{brandTexts.registerIntro(brand.text)}</p> : null}
      <LimitedField
        {...name}
        error={errorText(name.error)}
        label={brandTexts.name}
        limit={STAFF_TEXT_LIMITS.catalogName}
        required
      />
      <ImageField
        id="brand-image"
        label={brandTexts.image}
        image={fields.values.image || null}
        onChange={(image) => fields.change({ image: image ?? "" })}
        onUploading={setUploading}
        error={errorText(fields.errors.image)}
      />
      <LabeledControl
        label={brandTexts.about}
        hint={brandTexts.aboutHint}
        error={tooLongText(about.value, STAFF_TEXT_LIMITS.brandAbout) ?? errorText(aboutError)}
      >
        {(control) => <textarea {...about} {...control} rows={3} className="input" />}
      </LabeledControl>
      <div className="grid grid-cols-2 gap-3">
        <Field {...country} error={errorText(country.error)} label={brandTexts.country} hint={brandTexts.countryHint} />
        <Field
          {...position}
          error={errorText(position.error)}
          label={brandTexts.position}
          hint={brandTexts.positionHint}
          inputMode="numeric"
        />
      </div>
    </ActionDialog>
  );
}
