import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import type { StaffProductTypeDto } from "@pecacerta/contract/admin/product-types";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useStructureChange } from "../catalog-structure/use-structure-change.ts";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { productTypeTexts } from "../texts/product-type-texts.ts";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";

type RemoveDialogProps = { type?: StaffProductTypeDto; attribute?: StaffAttributeDto; onClose: () => void };

export function RemoveDialog({ type, attribute, onClose }: RemoveDialogProps) {
  const { slug: company } = useStaffCompany();
  const change = useStructureChange();
  const form = useValidatedForm<never>({
    initial: {},
    validate: () => ({}),
    async send() {
      const call = type
        ? callStaff("DELETE /admin/product-types/:id", { company, params: { id: type.id } })
        : callStaff("DELETE /admin/attributes/:slug", { company, params: { slug: attribute?.slug ?? "" } });
      const result = await change<Awaited<typeof call>>(
        call as Promise<Awaited<typeof call>>,
        productTypeTexts.removed,
      );
      if (result.ok) onClose();
      return result;
    },
  });
  return (
    <ActionDialog
      {...form}
      refusalText={structureRefusalText}
      title={
        type
          ? productTypeTexts.removeTypeTitle(type.name)
          : productTypeTexts.removeAttributeTitle(attribute?.name ?? "")
      }
      submitLabel={productTypeTexts.remove}
      onClose={onClose}
    >
      <p>{type ? productTypeTexts.removeTypeIntro : productTypeTexts.removeAttributeIntro}</p>
    </ActionDialog>
  );
}
