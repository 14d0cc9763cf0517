import { orderTotals } from "@pecacerta/rules/cart";
import { SPEC_TERMS } from "@pecacerta/rules/sales-terms";
import type { SampleCustomer, SampleOrder, SampleProduct } from "./sample-types.ts";
import type { SeededRandom } from "./seeded-random.ts";

const DAYS = 365;

/** A year of orders, oldest first, with few on Sundays and many in one week of sales. */
export function buildOrders(
  count: number,
  customers: SampleCustomer[],
  products: SampleProduct[],
  random: SeededRandom,
): SampleOrder[] {
  const orderable = products.filter(({ price, published }) => price > 0 && published);
  const days = Array.from({ length: count }, () => pickOrderDay(random)).sort((one, other) => other - one);
  // The documented account always has orders.
  return days.map((daysAgo, index) => {
    const customer = index % 12 === 5 ? (customers[0] as SampleCustomer) : random.pick(customers);
    const newer = count - index;
    const status = newer <= 4 ? 1 : newer <= 10 ? 3 : 2;
    return { ...buildOrder(1001 + index, daysAgo, customer, orderable, random), status };
  });
}

function buildOrder(
  number: number,
  daysAgo: number,
  customer: SampleCustomer,
  orderable: SampleProduct[],
  random: SeededRandom,
): Omit<SampleOrder, "status"> {
  const items = random.sample(orderable, random.between(1, 4)).map((product) => ({
    sku: product.sku,
    options: product.options.map((option) => ({ name: option.slug, value: random.pick(option.values).slug })),
    price: product.price,
    quantity: random.chance(0.7) ? 1 : random.between(2, 4),
  }));
  const { subtotal, shipping, tax, total } = orderTotals(items, SPEC_TERMS);
  return {
    number,
    customer: customer.email,
    daysAgo,
    payment: random.pick(["pix", "pix", "pix", "combine"] as const),
    items,
    subtotal,
    shipping,
    tax,
    total,
  };
}

function pickOrderDay(random: SeededRandom): number {
  if (random.chance(0.1)) return random.between(118, 124);
  const day = random.between(0, DAYS - 1);
  return day % 7 === 0 && random.chance(0.7) ? day + 1 : day;
}
