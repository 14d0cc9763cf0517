import { type Branch, categoriesOf } from "./categories.ts";
import { CAR_OFFERS } from "./companies/car-catalogue.ts";
import { CAR_TREE } from "./companies/car-tree.ts";
import type { Offer } from "./companies/catalogue.ts";
import { MOTORCYCLE_OFFERS } from "./companies/motorcycle-catalogue.ts";
import { MOTORCYCLE_TREE } from "./companies/motorcycle-tree.ts";
import { DIESEL_SUL, MOTOPECAS_NORTE, PECACERTA } from "./companies/settings.ts";
import { TRUCK_OFFERS } from "./companies/truck-catalogue.ts";
import { TRUCK_TREE } from "./companies/truck-tree.ts";
import { customersOf } from "./customers.ts";
import { ordersOf } from "./orders.ts";
import { productsOf } from "./products.ts";
import { diceOf } from "./seed.ts";
import type { SampleCompany, SampleShop, VehicleType } from "./shapes.ts";
import { typesOf } from "./types.ts";
import { sampleVehicles } from "./vehicles/vehicle-list.ts";
import { questionsOf, reviewsOf, withRating } from "./voices.ts";

/** The three sample companies with all they hold; the first is the fallback. The same values on every call. */
export function sampleShops(): SampleShop[] {
  return [
    shopOf({
      company: PECACERTA,
      prefix: "PC",
      type: 1,
      tree: CAR_TREE,
      offers: CAR_OFFERS,
      customers: 24,
      orders: 220,
    }),
    shopOf({
      company: MOTOPECAS_NORTE,
      prefix: "MN",
      type: 2,
      tree: MOTORCYCLE_TREE,
      offers: MOTORCYCLE_OFFERS,
      customers: 12,
      orders: 70,
    }),
    shopOf({
      company: DIESEL_SUL,
      prefix: "DS",
      type: 3,
      tree: TRUCK_TREE,
      offers: TRUCK_OFFERS,
      customers: 10,
      orders: 60,
    }),
  ];
}

type Plan = {
  company: SampleCompany;
  prefix: string;
  type: VehicleType;
  tree: Branch[];
  offers: Offer[];
  customers: number;
  orders: number;
};

function shopOf({ company, prefix, type, tree, offers, customers: count, orders }: Plan): SampleShop {
  const dice = diceOf(company.slug);
  const categories = categoriesOf(tree);
  const drafts = productsOf(prefix, offers, categories);
  const customers = customersOf({ count, company, vehicles: sampleVehicles(), type }, dice);
  const reviews = reviewsOf(drafts, customers, dice);
  const products = drafts.map((draft) => withRating(draft, reviews));
  const filled = new Set(products.flatMap((product) => product.categories));
  return {
    company,
    types: typesOf(offers.map(({ line }) => line)),
    categories: categories.filter(({ slug }) => filled.has(slug)),
    products,
    customers,
    reviews,
    questions: questionsOf(products, customers, dice),
    orders: ordersOf(orders, customers, products, dice),
  };
}
