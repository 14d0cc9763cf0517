import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { BrandDialog } from "./brand-dialog.tsx";
import { MergeBrandDialog } from "./merge-brand-dialog.tsx";
import { RemoveBrandDialog } from "./remove-brand-dialog.tsx";

export type OpenBrandDialog =
  | { name: "edit"; brand?: StaffBrandDto }
  | { name: "merge" | "remove"; brand: StaffBrandDto };

type BrandDialogsProps = { dialog: OpenBrandDialog; brands: readonly StaffBrandDto[]; onClose: () => void };

export function BrandDialogs({ dialog, brands, onClose }: BrandDialogsProps) {
  if (dialog.name === "edit") return <BrandDialog brand={dialog.brand} onClose={onClose} />;
  if (dialog.name === "remove") return <RemoveBrandDialog brand={dialog.brand} onClose={onClose} />;
  return <MergeBrandDialog brand={dialog.brand} brands={brands} onClose={onClose} />;
}
