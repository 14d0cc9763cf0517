import { createBlogPost } from "@pecacerta/server/content/blog/commands";
import { sessionCookieName } from "@pecacerta/server/customers/sessions/session-cookie";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { createTestCategory, createTestProduct } from "@pecacerta/server/testing/catalog";
import { sendCheckout } from "@pecacerta/server/testing/checkout";
import { addressForm, createTestCustomer, PASSWORD } from "@pecacerta/server/testing/customers";
import { createTestCompany } from "@pecacerta/server/testing/database";
import { refuseSeveralTasks } from "@pecacerta/server/testing/one-task";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { type BuiltShop, openBuiltShop } from "../with-database/built-shop.ts";

const BRAND = "bosch";

const pathsOf = (route: RouteConfigEntry, parent = ""): string[] => {
  const path = route.path === undefined ? parent : `${parent}/${route.path}`;
  return route.children ? route.children.flatMap((child) => pathsOf(child, path)) : [path || "/"];
};
const patterns = [...(await routes).flatMap((route) => pathsOf(route)), "/sitemap.xml", "/robots.txt"];

let shop: BuiltShop;
let company: Tenant;
let cookie: string;
/** The address of each route with parameters; a new one needs its values here. */
let addresses: Record<string, string>;

beforeAll(async () => {
  shop = await openBuiltShop({ REQUEST_LIMIT_MS: "60000", DATABASE_PATIENCE_MS: "30000" });
  company = await createTestCompany(shop.installation);
  const category = await createTestCategory(company);
  const product = await createTestProduct(company, { categories: [category.slug], brand: BRAND });
  const owner = await createTestCustomer(company);
  const post = { title: "Freios", image: null, excerpt: "", content: "Texto.", categories: ["Freios"] };
  await withTenantTransaction(company, (tx) => createBlogPost(tx, { ...post, createdAt: new Date() }));
  const order = (await sendCheckout(shop.app, owner, { items: [{ product_id: product.id, quantity: 1 }] })).json().data;
  const url = "/ecommerce/user/addresses";
  const address = await shop.app.inject({ method: "POST", url, headers: owner.headers, payload: addressForm });
  const browser = { cookie: `company=${company.slug}`, "sec-fetch-site": "same-origin" };
  const login = { email: owner.customer.email, password: PASSWORD, ecommerce: company.slug, remember: "false" };
  const signedIn = await shop.app.inject({ method: "POST", url: "/ecommerce/login", headers: browser, payload: login });
  const name = sessionCookieName(shop.installation.config, company.companyId);
  const session = signedIn.cookies.find((each) => each.name === name);
  cookie = `company=${company.slug}; ${name}=${session?.value}`;
  addresses = {
    "/catalog/:slug": `/catalog/${category.slug}`,
    "/catalog/:slug/products": `/catalog/${category.slug}/products`,
    "/products/:slugOrId": `/products/${product.slug}`,
    "/products/:slug/bid": `/products/${product.slug}/bid`,
    "/brands/:slug": `/brands/${BRAND}`,
    "/blog/:slug": "/blog/freios",
    "/cart/checkout/:token": `/cart/checkout/${order.token}`,
    "/account/addresses/:id": `/account/addresses/${address.json().data.id}`,
    "/account/orders/:number": `/account/orders/${order.number}`,
    "/*": "/no-such-page",
  };
  refuseSeveralTasks(shop.installation.database);
});
afterAll(() => shop.close());

describe("every statement is one task", () => {
  test.each(patterns)("of the page %s", async (pattern) => {
    const path = addresses[pattern] ?? pattern;
    expect(path, "an address for this route").not.toMatch(/[:*]/);
    const guest = `company=${company.slug}`;
    for (const visitor of [guest, cookie]) {
      const page = await shop.app.inject({ url: path, headers: { cookie: visitor } });
      expect(page.statusCode, page.body.slice(0, 500)).toBeLessThan(500);
      if (visitor !== guest) expect(page.headers.location ?? "").not.toContain("/account/login");
    }
  });
});
