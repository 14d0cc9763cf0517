import type { CartDto } from "@pecacerta/contract/cart";
import type { TotalsLine } from "@pecacerta/rules/cart";
import { type Centavos, toDecimalAmount } from "@pecacerta/rules/money";

type Totals = { subtotal: Centavos; totals: readonly TotalsLine[]; total: Centavos };

export const toTotalsDto = ({ subtotal, totals, total }: Totals): Pick<CartDto, "subtotal" | "totals" | "total"> => ({
  subtotal: toDecimalAmount(subtotal),
  totals: totals.map((line) => ({ ...line, price: toDecimalAmount(line.price) })),
  total: toDecimalAmount(total),
});
