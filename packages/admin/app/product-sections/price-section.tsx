import { parseMoneyInput } from "@pecacerta/rules/decimal-input";
import { formatMoney } from "@pecacerta/rules/money";
import { useProductField, useProductFormContext } from "../product-form/product-form-context.ts";
import { amountText } from "../product-form/product-form-values.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductTextField } from "../product-form/product-text-field.tsx";
import { productSectionTexts as texts } from "../texts/product-section-texts.ts";

const percentFormat = new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 1 });

export function PriceSection() {
  const [price, compareAtPrice, cost] = [useAmount("price"), useAmount("compareAtPrice"), useAmount("cost")];
  const { seesCost } = useProductFormContext();
  const isTooLow = price !== undefined && compareAtPrice !== undefined && compareAtPrice <= price;
  return (
    <ProductSection id="price">
      <AmountField field="price" warning={!price && texts.noPrice} />
      <AmountField field="compareAtPrice" hint={texts.compareHint} warning={isTooLow && texts.compareTooLow} />
      <ProductTextField field="saleEndsAt" type="date" hint={texts.saleEndsHint} />
      {seesCost ? (
        <div className="grid content-start gap-1">
          <AmountField field="cost" hint={texts.costHint} />
          <Margin price={price} cost={cost} />
        </div>
      ) : null}
    </ProductSection>
  );
}

type AmountFieldName = "price" | "compareAtPrice" | "cost";

/** Centavos of what stands in the field; undefined if it is empty or no amount. */
function useAmount(field: AmountFieldName): number | undefined {
  const amount = parseMoneyInput(useProductField(field).value);
  return amount.ok ? amount.value : undefined;
}

type AmountFieldProps = { field: AmountFieldName; hint?: string; warning?: string | false };

function AmountField({ field, ...texts }: AmountFieldProps) {
  const { value, rewrite } = useProductField(field);
  const format = () => {
    const amount = parseMoneyInput(value);
    if (amount.ok && amountText(amount.value) !== value) rewrite(amountText(amount.value));
  };
  return <ProductTextField field={field} {...texts} inputMode="decimal" placeholder="0,00" onBlur={format} />;
}

function Margin({ price, cost }: { price: number | undefined; cost: number | undefined }) {
  if (!price || cost === undefined) return null;
  const profit = price - cost;
  return (
    <p className="note" role="status">
      {profit < 0
        ? texts.loss(formatMoney(-profit))
        : texts.margin(percentFormat.format(profit / price), formatMoney(profit))}
    </p>
  );
}
