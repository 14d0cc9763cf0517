import { Button } from "@pecacerta/ui/button.tsx";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { productTexts } from "../texts/product-texts.ts";
import "./product.css";

/** On a phone it stays within reach of the thumb. */
export function SaveBar() {
  const { canWrite, canStock, isDirty, isSaving, editedCount, discard } = useProductFormContext();
  if (!canWrite && !canStock) return null;
  return (
    <div className={isDirty ? "product-save product-save-dirty" : "product-save"}>
      <p role="status" className="note">
        {isDirty ? productTexts.edited(editedCount) : productTexts.unchanged}
      </p>
      <div className="flex gap-2">
        <Button type="submit" className="flex-1" aria-disabled={isSaving || !isDirty}>
          {isSaving ? productTexts.saving : productTexts.save}
        </Button>
        {isDirty && !isSaving ? (
          <Button variant="secondary" onClick={discard}>
            {productTexts.discard}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
