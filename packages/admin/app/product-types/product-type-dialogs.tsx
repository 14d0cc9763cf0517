import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import type { StaffProductTypeDto } from "@pecacerta/contract/admin/product-types";
import { AttributeDialog } from "./attribute-dialog.tsx";
import { ProductTypeDialog } from "./product-type-dialog.tsx";
import { RemoveAttributeDialog, RemoveTypeDialog } from "./remove-dialog.tsx";

export type OpenTypeDialog =
  | { name: "type"; type?: StaffProductTypeDto }
  | { name: "attribute"; attribute?: StaffAttributeDto; slug?: string }
  | { name: "remove"; type: StaffProductTypeDto }
  | { name: "remove"; attribute: StaffAttributeDto };

type ProductTypeDialogsProps = {
  dialog: OpenTypeDialog;
  attributes: readonly StaffAttributeDto[];
  onClose: () => void;
};

export function ProductTypeDialogs({ dialog, attributes, onClose }: ProductTypeDialogsProps) {
  if (dialog.name === "type") return <ProductTypeDialog type={dialog.type} attributes={attributes} onClose={onClose} />;
  if (dialog.name === "attribute")
    return <AttributeDialog attribute={dialog.attribute} slug={dialog.slug} onClose={onClose} />;
  if ("type" in dialog) return <RemoveTypeDialog type={dialog.type} onClose={onClose} />;
  return <RemoveAttributeDialog attribute={dialog.attribute} onClose={onClose} />;
}
