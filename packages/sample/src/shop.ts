import { type CategoryBranch, flattenCategories } from "./categories.ts";
import { CAR_CATALOG } from "./companies/car-catalog.ts";
import { CAR_TREE } from "./companies/car-tree.ts";
import type { CatalogEntry } from "./companies/catalog-entry.ts";
import { MOTORCYCLE_CATALOG } from "./companies/motorcycle-catalog.ts";
import { MOTORCYCLE_TREE } from "./companies/motorcycle-tree.ts";
import { DIESEL_SUL, LOJA_NOVA, MOTOPECAS_NORTE, PECACERTA } from "./companies/settings.ts";
import { TRUCK_CATALOG } from "./companies/truck-catalog.ts";
import { TRUCK_TREE } from "./companies/truck-tree.ts";
import { buildCustomers } from "./customers.ts";
import { buildOrders } from "./orders.ts";
import { buildProductTypes } from "./product-types.ts";
import { buildProducts } from "./products.ts";
import { buildQuestions, buildReviews, withRating } from "./reviews-and-questions.ts";
import type { SampleCompany, SampleShop, SampleVehicleType } from "./sample-types.ts";
import { seededRandom } from "./seeded-random.ts";
import { BLOG_POSTS } from "./texts/blog-texts.ts";
import { sampleVehicles } from "./vehicles/vehicle-list.ts";

/** The four sample companies with their data; the first is the fallback. Every call returns the same values. */
export function sampleShops(): SampleShop[] {
  return [
    buildShop({
      company: PECACERTA,
      prefix: "PC",
      type: 1,
      tree: CAR_TREE,
      entries: CAR_CATALOG,
      customers: 24,
      orders: 220,
    }),
    buildShop({
      company: MOTOPECAS_NORTE,
      prefix: "MN",
      type: 2,
      tree: MOTORCYCLE_TREE,
      entries: MOTORCYCLE_CATALOG,
      customers: 12,
      orders: 70,
    }),
    buildShop({
      company: DIESEL_SUL,
      prefix: "DS",
      type: 3,
      tree: TRUCK_TREE,
      entries: TRUCK_CATALOG,
      customers: 10,
      orders: 60,
    }),
    buildEmptyShop(LOJA_NOVA),
  ];
}

/** A shop with the documented account and nothing else. */
function buildEmptyShop(company: SampleCompany): SampleShop {
  const plan = { count: 1, company, vehicles: sampleVehicles(), type: 1 } as const;
  const customers = buildCustomers(plan, seededRandom(company.slug));
  return {
    company,
    customers,
    types: [],
    categories: [],
    products: [],
    reviews: [],
    questions: [],
    orders: [],
    posts: [],
  };
}

type ShopPlan = {
  company: SampleCompany;
  prefix: string;
  type: SampleVehicleType;
  tree: CategoryBranch[];
  entries: CatalogEntry[];
  customers: number;
  orders: number;
};

function buildShop({ company, prefix, type, tree, entries, customers: count, orders }: ShopPlan): SampleShop {
  const random = seededRandom(company.slug);
  const categories = flattenCategories(tree);
  const drafts = buildProducts(prefix, entries, categories);
  const customers = buildCustomers({ count, company, vehicles: sampleVehicles(), type }, random);
  const reviews = buildReviews(drafts, customers, random);
  const products = drafts.map((draft) => withRating(draft, reviews));
  const usedCategories = new Set(products.flatMap((product) => product.categories));
  return {
    company,
    types: buildProductTypes(entries.map(({ line }) => line)),
    categories: categories.filter(({ slug }) => usedCategories.has(slug)),
    products,
    customers,
    reviews,
    questions: buildQuestions(products, customers, random),
    orders: buildOrders(orders, customers, products, random),
    posts: BLOG_POSTS,
  };
}
