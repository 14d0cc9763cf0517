import type { Centavos } from "@pecacerta/rules/money";
import { Price } from "@pecacerta/ui/price.tsx";
import { type CartPageTextId, useCartPageText } from "../../texts/cart-page-text.ts";

type TotalsListProps = {
  subtotal: Centavos;
  totals: readonly { type: "shipping" | "tax"; price: Centavos }[];
  total: Centavos;
};

const TITLES: Readonly<Record<"shipping" | "tax", CartPageTextId>> = { shipping: "TEXT_SHIPPING", tax: "TEXT_TAX" };

export function TotalsList({ subtotal, totals, total }: TotalsListProps) {
  const text = useCartPageText();
  return (
    <dl className="grid gap-2">
      <TotalsRow title={text("TEXT_SUBTOTAL")} centavos={subtotal} />
      {totals.map(({ type, price }) => (
        <TotalsRow key={type} title={text(TITLES[type])} centavos={price} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-grey-200 pt-3 font-semibold">
        <dt>{text("TEXT_TOTAL")}</dt>
        <dd className="text-22">
          <Price centavos={total} />
        </dd>
      </div>
    </dl>
  );
}

const TotalsRow = ({ title, centavos }: { title: string; centavos: Centavos }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-grey-600">{title}</dt>
    <dd>
      <Price centavos={centavos} />
    </dd>
  </div>
);
