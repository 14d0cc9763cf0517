import type { OrderItemDto, OrderSummaryDto } from "@pecacerta/contract/order";
import { formatMoney } from "@pecacerta/rules/money";
import { partIdentity } from "@pecacerta/rules/part-number";
import { Price } from "@pecacerta/ui/price.tsx";
import { m } from "#messages";
import { SelectedOptions } from "../cart/chosen-options.tsx";
import { FitmentStatusLabel } from "../fitment/fitment-status-label.tsx";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";

/** Only the customer sees for which vehicle a part was ordered. */
type OrderLine = OrderSummaryDto["items"][number] & Partial<Pick<OrderItemDto, "fitment">>;

export function OrderItems({ items }: { items: readonly OrderLine[] }) {
  return (
    <ul aria-label={m.order_items()} className="divided">
      {items.map(({ product, options, price, quantity, total, fitment }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
        <li key={index} className="flex gap-4 py-3">
          <ProductThumbnail image={product.images[0]} />
          <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-48">
              <a href={`/products/${product.slug}`} className="name-link">
                {product.name}
              </a>
              <p className="caption">{partIdentity(product)}</p>
              <SelectedOptions options={product.options} choices={options} />
              {fitment ? <FitmentStatusLabel evidence={fitment} vehicle={fitment.vehicle} variant="line" /> : null}
              <p className="small-print">{m.order_quantity_times({ quantity, price: formatMoney(price) })}</p>
            </div>
            <Price centavos={total} className="strong" />
          </div>
        </li>
      ))}
    </ul>
  );
}
