import type { ProductDto } from "@pecacerta/contract/product";
import { toStockDisplay } from "@pecacerta/rules/stock";
import { useText } from "../../texts/text.ts";

const LOW_STOCK = 5;

export function StockLine({
  product: { availability, stock },
}: {
  product: Pick<ProductDto, "availability" | "stock">;
}) {
  const text = useText();
  const isLowStock = availability === "in-stock" && stock <= LOW_STOCK;
  return (
    <p className={`stock stock-large stock-${toStockDisplay(availability)}`}>
      {text(`TEXT_STOCK_${availability}`)}
      {isLowStock ? <span className="text-grey-600">{`· ${text("TEXT_STOCK_LAST", { stock })}`}</span> : null}
    </p>
  );
}
