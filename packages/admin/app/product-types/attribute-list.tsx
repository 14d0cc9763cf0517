import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import { Button } from "@pecacerta/ui/button.tsx";
import { productTypeTexts } from "../texts/product-type-texts.ts";
import type { OpenTypeDialog } from "./product-type-dialogs.tsx";
import "./product-types.css";

type AttributeListProps = {
  attributes: readonly StaffAttributeDto[];
  /** Of attributes that types list and nothing defines. */
  undefinedSlugs: readonly string[];
  isReadOnly: boolean;
  open: (dialog: OpenTypeDialog) => void;
};

export function AttributeList({ attributes, undefinedSlugs, isReadOnly, open }: AttributeListProps) {
  return (
    <ul aria-label={productTypeTexts.attributes} className="type-list">
      {attributes.map((attribute) => (
        <li key={attribute.slug} className="type-item grid gap-2 p-3">
          <div className="min-w-0">
            <h3 className="type-name">{attribute.name}</h3>
            <p className="type-note">{describe(attribute)}</p>
          </div>
          {isReadOnly ? null : (
            <div className="flex flex-wrap gap-2">
              <Button
                small
                variant="secondary"
                aria-label={productTypeTexts.editAttributeOf(attribute.name)}
                onClick={() => open({ name: "attribute", attribute })}
              >
                {productTypeTexts.editAttribute}
              </Button>
              <Button
                small
                variant="quiet"
                aria-label={productTypeTexts.removeAttributeOf(attribute.name)}
                onClick={() => open({ name: "remove", attribute })}
              >
                {productTypeTexts.removeAttribute}
              </Button>
            </div>
          )}
        </li>
      ))}
      {undefinedSlugs.map((slug) => (
        <li key={slug} className="type-item grid gap-2 p-3">
          <div className="min-w-0">
            <h3 className="type-name">{slug}</h3>
            <p className="type-note">{productTypeTexts.undefinedNote}</p>
          </div>
          {isReadOnly ? null : (
            <Button
              small
              variant="secondary"
              aria-label={productTypeTexts.defineOf(slug)}
              onClick={() => open({ name: "attribute", slug })}
            >
              {productTypeTexts.define}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function describe({ kind, unit, choices, featured }: StaffAttributeDto): string {
  const detail = kind === "choice" ? choices.map(({ name }) => name).join(", ") : unit;
  return [productTypeTexts.kinds[kind], detail, featured ? productTypeTexts.featured : ""].filter(Boolean).join(" · ");
}
