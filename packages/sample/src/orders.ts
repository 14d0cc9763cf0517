import type { SampleCustomer, SampleOrder, SampleProduct } from "./sample-types.ts";
import type { SeededRandom } from "./seeded-random.ts";

const FLAT_SHIPPING = 25_00;
const TAX_PERCENT = 20;
const DAYS = 365;

/** A year of orders, oldest first: fewer on the seventh day of a week, a rush in one week of offers. */
export function buildOrders(
  count: number,
  customers: SampleCustomer[],
  products: SampleProduct[],
  dice: SeededRandom,
): SampleOrder[] {
  const sold = products.filter(({ price, published }) => price > 0 && published);
  const days = Array.from({ length: count }, () => pickOrderDay(dice)).sort((one, other) => other - one);
  // The documented account always has something to show.
  return days.map((daysAgo, at) => {
    const customer = at % 12 === 5 ? (customers[0] as SampleCustomer) : dice.pick(customers);
    const newer = count - at;
    const status = newer <= 4 ? 1 : newer <= 10 ? 3 : 2;
    return { ...buildOrder(1001 + at, daysAgo, customer, sold, dice), status };
  });
}

function buildOrder(
  number: number,
  daysAgo: number,
  customer: SampleCustomer,
  sold: SampleProduct[],
  dice: SeededRandom,
): Omit<SampleOrder, "status"> {
  const items = dice.some(sold, dice.between(1, 4)).map((product) => ({
    sku: product.sku,
    options: product.options.map((option) => ({ name: option.slug, value: dice.pick(option.values).slug })),
    price: product.price,
    quantity: dice.chance(0.7) ? 1 : dice.between(2, 4),
  }));
  const subtotal = items.reduce((total, item) => total + item.price * item.quantity, 0);
  const tax = Math.round((subtotal * TAX_PERCENT) / 100);
  return {
    number,
    customer: customer.email,
    daysAgo,
    payment: dice.pick(["pix", "pix", "pix", "card", "card", "boleto", "combine"] as const),
    items,
    subtotal,
    shipping: FLAT_SHIPPING,
    tax,
    total: subtotal + FLAT_SHIPPING + tax,
  };
}

function pickOrderDay(dice: SeededRandom): number {
  if (dice.chance(0.1)) return dice.between(118, 124);
  const day = dice.between(0, DAYS - 1);
  return day % 7 === 0 && dice.chance(0.7) ? day + 1 : day;
}
