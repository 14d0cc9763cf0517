import { CircleAlert } from "@pecacerta/ui/icons.tsx";
import type { ProductSectionId } from "../texts/product-section-texts.ts";
import { productTexts } from "../texts/product-texts.ts";
import { useProductFormContext } from "./product-form-context.ts";
import { SECTION_FIELDS } from "./section-fields.ts";
import "./product-form.css";

/** Says of a section, which may be folded, that a field in it was refused or changed. */
export function SectionMark({ id }: { id: ProductSectionId }) {
  const { edits, place, errors } = useProductFormContext();
  const fields: readonly string[] = SECTION_FIELDS[id];
  const isWrong = Object.keys(errors).some((path) => fields.includes(path.split(".")[0] ?? ""));
  if (isWrong)
    return (
      <span className="product-section-error inline-flex items-center gap-1">
        <CircleAlert size={16} />
        {productTexts.sectionWrong}
      </span>
    );
  const isEdited = fields.some((field) => Object.hasOwn(edits, field) || Object.hasOwn(place, field));
  return isEdited ? (
    <>
      <span className="product-changed" />
      <span className="sr-only"> {productTexts.changed}</span>
    </>
  ) : null;
}
