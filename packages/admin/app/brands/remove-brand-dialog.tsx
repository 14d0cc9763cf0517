import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { RemovalDialog } from "../catalog-structure/removal-dialog.tsx";
import { callStaff } from "../client/staff-call.ts";
import { brandTexts } from "../texts/brand-texts.ts";

export const RemoveBrandDialog = ({ brand, onClose }: { brand: StaffBrandDto; onClose: () => void }) => (
  <RemovalDialog
    title={brandTexts.removeTitle(brand.name)}
    intro={brand.isRegistered ? brandTexts.removeChanges : brandTexts.removeOwn}
    submitLabel={brandTexts.remove}
    done={brandTexts.removed}
    remove={(company) => callStaff("DELETE /admin/brands/:slug", { company, params: { slug: brand.slug } })}
    onClose={onClose}
  />
);
