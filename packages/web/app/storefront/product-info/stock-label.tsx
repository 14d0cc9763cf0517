import type { ProductDto } from "@pecacerta/contract/product";
import { toStockDisplay } from "@pecacerta/rules/stock";
import type { ReactNode } from "react";
import { availabilityText } from "./availability-text.ts";
import "./stock-label.css";

type Props = { availability: ProductDto["availability"]; isLarge?: boolean; children?: ReactNode };

export function StockLabel({ availability, isLarge = false, children }: Props) {
  return (
    <p className={`stock stock-${toStockDisplay(availability)} ${isLarge ? "stock-large" : ""}`}>
      {availabilityText(availability)}
      {children}
    </p>
  );
}
