import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import type { StaffProductTypeDto } from "@pecacerta/contract/admin/product-types";
import { RemovalDialog } from "../catalog-structure/removal-dialog.tsx";
import { callStaff } from "../client/staff-call.ts";
import { productTypeTexts } from "../texts/product-type-texts.ts";

type RemoveTypeDialogProps = { type: StaffProductTypeDto; onClose: () => void };
type RemoveAttributeDialogProps = { attribute: StaffAttributeDto; onClose: () => void };

export const RemoveTypeDialog = ({ type, onClose }: RemoveTypeDialogProps) => (
  <RemovalDialog
    title={productTypeTexts.removeTypeTitle(type.name)}
    intro={productTypeTexts.removeTypeIntro}
    submitLabel={productTypeTexts.remove}
    done={productTypeTexts.removed}
    remove={(company) => callStaff("DELETE /admin/product-types/:id", { company, params: { id: type.id } })}
    onClose={onClose}
  />
);

export const RemoveAttributeDialog = ({ attribute, onClose }: RemoveAttributeDialogProps) => (
  <RemovalDialog
    title={productTypeTexts.removeAttributeTitle(attribute.name)}
    intro={productTypeTexts.removeAttributeIntro}
    submitLabel={productTypeTexts.remove}
    done={productTypeTexts.removed}
    remove={(company) => callStaff("DELETE /admin/attributes/:slug", { company, params: { slug: attribute.slug } })}
    onClose={onClose}
  />
);
