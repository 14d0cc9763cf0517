import type { TotalsLine } from "@pecacerta/rules/cart";
import type { Centavos } from "@pecacerta/rules/money";
import { Price } from "@pecacerta/ui/price.tsx";
import { m } from "#messages";
import "./totals-list.css";

type TotalsListProps = {
  subtotal: Centavos;
  totals: readonly Pick<TotalsLine, "type" | "price" | "included">[];
  total: Centavos;
};

const TITLES: Readonly<Record<"shipping" | "tax", () => string>> = { shipping: m.shipping, tax: m.tax };

export function TotalsList({ subtotal, totals, total }: TotalsListProps) {
  return (
    <dl className="grid gap-2">
      <TotalsRow title={m.subtotal()} centavos={subtotal} />
      {totals.map(({ type, price, included }) => (
        <TotalsRow key={type} title={included ? m.tax_included() : TITLES[type]()} centavos={price} />
      ))}
      <div className="total-line mt-2 flex items-baseline justify-between gap-4 pt-3">
        <dt>{m.total()}</dt>
        <dd className="total-amount">
          <Price centavos={total} />
        </dd>
      </div>
    </dl>
  );
}

const TotalsRow = ({ title, centavos }: { title: string; centavos: Centavos }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="muted">{title}</dt>
    <dd>
      <Price centavos={centavos} />
    </dd>
  </div>
);
