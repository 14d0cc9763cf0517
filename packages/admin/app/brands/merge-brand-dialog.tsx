import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useStructureChange } from "../catalog-structure/use-structure-change.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { brandTexts } from "../texts/brand-texts.ts";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";
import { mergeWholeBrand } from "./merge-brand.ts";

type MergeBrandDialogProps = { brand: StaffBrandDto; brands: readonly StaffBrandDto[]; onClose: () => void };

const collator = new Intl.Collator("pt-BR");

export function MergeBrandDialog({ brand, brands, onClose }: MergeBrandDialogProps) {
  const { slug: company } = useStaffCompany();
  const change = useStructureChange();
  const { fields, ...form } = useValidatedForm<"into">({
    initial: { into: "" },
    validate: ({ into }): { into?: string } => (into === "" ? { into: "ERROR_FORM_REQUIRED" } : {}),
    async send({ into }) {
      const call = mergeWholeBrand(company, { text: brand.text, into });
      const result = await change(call, brandTexts.merged(brandTexts.products(brand.products)));
      if (result.ok) onClose();
      return result;
    },
  });
  const { error, ...into } = fields.field("into");
  const targets = brands
    .filter(({ source, text }) => source !== "text" && text !== brand.text)
    .sort((one, other) => collator.compare(one.name, other.name));
  return (
    <ActionDialog
      {...form}
      refusalText={structureRefusalText}
      title={brandTexts.mergeTitle(brand.name)}
      submitLabel={brandTexts.mergeSubmit}
      onClose={onClose}
    >
      <p>{brandTexts.mergeIntro(brandTexts.products(brand.products))}</p>
      <SelectField {...into} error={error && structureRefusalText(error)} label={brandTexts.mergeInto}>
        <option value="">{brandTexts.mergeChoose}</option>
        {targets.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
    </ActionDialog>
  );
}
