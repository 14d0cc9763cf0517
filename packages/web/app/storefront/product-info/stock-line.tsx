import type { ProductDto } from "@pecacerta/contract/product";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { StockLabel } from "./stock-label.tsx";

const LOW_STOCK = 5;

export function StockLine({
  product: { availability, stock },
}: {
  product: Pick<ProductDto, "availability" | "stock">;
}) {
  const isLowStock = availability === "in-stock" && stock <= LOW_STOCK;
  return (
    <StockLabel availability={availability} isLarge>
      {isLowStock ? <span className="muted">{`· ${m.stock_last(pluralInputs(stock))}`}</span> : null}
    </StockLabel>
  );
}
