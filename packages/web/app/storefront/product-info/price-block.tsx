import type { ProductDto } from "@pecacerta/contract/product";
import { formatMoney } from "@pecacerta/rules/money";
import { discountPercent } from "@pecacerta/rules/price";
import { purchaseOptions } from "@pecacerta/rules/product";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { QrCode } from "@pecacerta/ui/icons.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { useText } from "../../texts/text.ts";
import { useCompany } from "../company/use-company.ts";

export function PriceBlock({ product }: { product: Pick<ProductDto, "price" | "compareAtPrice" | "stock"> }) {
  const text = useText();
  const { offersPix } = useCompany();
  const { price, compareAtPrice } = product;
  const percent = discountPercent(product);
  if (!purchaseOptions({ ...product, signedIn: false }).showPrice)
    return <p className="price-ask">{text("TEXT_PRICE_ON_REQUEST")}</p>;
  return (
    <div className="price-block">
      {compareAtPrice ? (
        <p className="flex items-center gap-2">
          <span className="sr-only">{text("TEXT_FORMER_PRICE")}</span>
          <s className="price text-grey-500">{formatMoney(compareAtPrice)}</s>
          {percent ? <Badge tone="accent">{text("TEXT_PERCENT_OFF", { percent })}</Badge> : null}
        </p>
      ) : null}
      <p>
        <Price centavos={price} className={compareAtPrice ? "price-now text-accent" : "price-now"} />
      </p>
      {compareAtPrice && percent ? (
        <p className="text-14 text-success">
          {text("TEXT_YOU_SAVE", { amount: formatMoney(compareAtPrice - price), percent })}
        </p>
      ) : null}
      {offersPix ? (
        <p className="flex items-center gap-2 text-14">
          <QrCode size={16} />
          {text("TEXT_PIX_LINE", { price: formatMoney(price) })}
        </p>
      ) : null}
      <p className="text-13 text-grey-500">{text("TEXT_TOTAL_HINT")}</p>
    </div>
  );
}
