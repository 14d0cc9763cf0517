import type { ProductDto } from "@pecacerta/contract/product";
import { formatMoney } from "@pecacerta/rules/money";
import { discountPercent } from "@pecacerta/rules/price";
import { isSellable, purchaseOptions } from "@pecacerta/rules/product";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { QrCode } from "@pecacerta/ui/icons.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { totalNote } from "./total-text.ts";
import "./price-block.css";

export function PriceBlock({ product }: { product: Pick<ProductDto, "price" | "compareAtPrice" | "stock"> }) {
  const { company, offersPix } = useCompany();
  const { price, compareAtPrice } = product;
  const percent = discountPercent(product);
  if (!purchaseOptions({ ...product, signedIn: false }).showPrice)
    return <p className="price-ask">{m.price_on_request()}</p>;
  return (
    <div className="price-block">
      {compareAtPrice ? (
        <p className="flex items-center gap-2">
          <span className="sr-only">{m.former_price()}</span>
          <s className="price price-former">{formatMoney(compareAtPrice)}</s>
          {percent ? <Badge tone="accent">{m.percent_off({ percent })}</Badge> : null}
        </p>
      ) : null}
      <p>
        <Price centavos={price} className={compareAtPrice ? "price-now price-sale" : "price-now"} />
      </p>
      {compareAtPrice && percent ? (
        <p className="price-pix">{m.you_save({ amount: formatMoney(compareAtPrice - price), percent })}</p>
      ) : null}
      {offersPix ? (
        <p className="flex items-center gap-2 small">
          <QrCode size={16} />
          {m.promise_pix()}
        </p>
      ) : null}
      {isSellable(product) ? <p className="caption">{totalNote(price, company.terms)}</p> : null}
    </div>
  );
}
