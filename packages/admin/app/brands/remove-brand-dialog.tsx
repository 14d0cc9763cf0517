import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useStructureChange } from "../catalog-structure/use-structure-change.ts";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { brandTexts } from "../texts/brand-texts.ts";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";

export function RemoveBrandDialog({ brand, onClose }: { brand: StaffBrandDto; onClose: () => void }) {
  const { slug: company } = useStaffCompany();
  const change = useStructureChange();
  const form = useValidatedForm<never>({
    initial: {},
    validate: () => ({}),
    async send() {
      const call = callStaff("DELETE /admin/brands/:slug", { company, params: { slug: brand.slug } });
      const result = await change(call, brandTexts.removed);
      if (result.ok) onClose();
      return result;
    },
  });
  return (
    <ActionDialog
      {...form}
      refusalText={structureRefusalText}
      title={brandTexts.removeTitle(brand.name)}
      submitLabel={brandTexts.remove}
      onClose={onClose}
    >
      <p>{brand.isRegistered ? brandTexts.removeChanges : brandTexts.removeOwn}</p>
    </ActionDialog>
  );
}
