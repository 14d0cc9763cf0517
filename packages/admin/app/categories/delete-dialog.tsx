import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useStructureChange } from "../catalog-structure/use-structure-change.ts";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { categoryTexts } from "../texts/category-texts.ts";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";

export function DeleteDialog({ category, onClose }: { category: StaffCategoryDto; onClose: () => void }) {
  const { slug: company } = useStaffCompany();
  const change = useStructureChange();
  const form = useValidatedForm<never>({
    initial: {},
    validate: () => ({}),
    async send() {
      const call = callStaff("DELETE /admin/categories/:id", { company, params: { id: category.id } });
      const result = await change(call, categoryTexts.removed);
      if (result.ok) onClose();
      return result;
    },
  });
  return (
    <ActionDialog
      {...form}
      refusalText={structureRefusalText}
      title={categoryTexts.removeTitle(category.name)}
      submitLabel={categoryTexts.remove}
      onClose={onClose}
    >
      <p>{categoryTexts.removeIntro}</p>
    </ActionDialog>
  );
}
