import type { ProductDto } from "@pecacerta/contract/product";
import { toStockDisplay } from "@pecacerta/rules/stock";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { availabilityText } from "./availability-text.ts";

const LOW_STOCK = 5;

export function StockLine({
  product: { availability, stock },
}: {
  product: Pick<ProductDto, "availability" | "stock">;
}) {
  const isLowStock = availability === "in-stock" && stock <= LOW_STOCK;
  return (
    <p className={`stock stock-large stock-${toStockDisplay(availability)}`}>
      {availabilityText(availability)}
      {isLowStock ? <span className="text-grey-600">{`· ${m.stock_last(pluralInputs(stock))}`}</span> : null}
    </p>
  );
}
