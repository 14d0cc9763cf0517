import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { RemovalDialog } from "../catalog-structure/removal-dialog.tsx";
import { callStaff } from "../client/staff-call.ts";
import { categoryTexts } from "../texts/category-texts.ts";

export const DeleteDialog = ({ category, onClose }: { category: StaffCategoryDto; onClose: () => void }) => (
  <RemovalDialog
    title={categoryTexts.removeTitle(category.name)}
    intro={categoryTexts.removeIntro}
    submitLabel={categoryTexts.remove}
    done={categoryTexts.removed}
    remove={(company) => callStaff("DELETE /admin/categories/:id", { company, params: { id: category.id } })}
    onClose={onClose}
  />
);
