import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { useProductField } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductSelect } from "../product-form/product-text-field.tsx";
import { productValueText } from "../product-history/product-value-text.ts";
import { historyTexts } from "../texts/product-history-texts.ts";
import { productSectionTexts as texts } from "../texts/product-section-texts.ts";

export function FitmentsSection() {
  const { value } = useProductField("fitments");
  return (
    <ProductSection id="fitments">
      <ProductSelect field="compatibility" choices={historyTexts.compatibilities} parse={parseCompatibility} />
      <div className="grid content-start gap-1 sm:col-span-2">
        {value.length === 0 ? (
          <p className="note">{texts.noFitments}</p>
        ) : (
          <ul className="bullets">
            {value.map((fitment) => (
              <li key={JSON.stringify(fitment)} className="wrap-anywhere">
                {productValueText("fitments", [fitment])}
              </li>
            ))}
          </ul>
        )}
      </div>
    </ProductSection>
  );
}

const parseCompatibility = (chosen: string) => chosen as ProductFieldsDto["compatibility"];
