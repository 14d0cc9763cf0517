import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { addCategory } from "@pecacerta/server/catalog/products/commands";
import type { NewProduct } from "@pecacerta/server/catalog/products/new-product";
import { INTERVAL_MS } from "@pecacerta/server/companies/catalog-changes/catalog-changes";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { createTestProduct } from "@pecacerta/server/testing/catalog";
import { sendCheckout } from "@pecacerta/server/testing/checkout";
import { createTestCustomer, type SignedInCustomer } from "@pecacerta/server/testing/customers";
import { createTestCompany } from "@pecacerta/server/testing/database";
import { fillEveryTable } from "@pecacerta/server/testing/fill-every-table";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SHELF_SIZES } from "../../app/storefront/home/use-vehicle-shelves.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

let built: BuiltShop;
let shop: Tenant;
let port: number;
let customer: SignedInCustomer;
let product: string;

beforeAll(async () => {
  built = await openBuiltShop();
  await built.app.listen({ port: 0, host: "127.0.0.1" });
  port = (built.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  shop = await createTestCompany(built.installation);
  await fillEveryTable(built.installation, shop);
  customer = await createTestCustomer(shop);
  await write("update stock set on_hand = 50");
  await write("update products set brand = 'oficina'");
  const { rows } = await withTenantTransaction(shop, (tx) =>
    tx.execute(`select id from products where company_id = '${tx.companyId}' and slug = 'disco'`),
  );
  product = String(rows[0]?.id);
});
afterAll(() => built.close());

const PRODUCT = "/products/disco";
const LIST = "/catalog/freios/products";
const NOTICED = { timeout: 15_000, interval: 5 };

const write = (change: string, condition = "true") =>
  withTenantTransaction(shop, (tx) =>
    tx.execute(`${change} where company_id = :company and ${condition}`.replaceAll(":company", `'${tx.companyId}'`)),
  );

function ask(path: string): Promise<string> {
  const url = `${path}${path.includes("?") ? "&" : "?"}company=${shop.slug}`;
  return new Promise((resolve, reject) => {
    get({ port, path: url, agent: false }, async (answer: IncomingMessage) =>
      resolve(Buffer.concat(await answer.toArray()).toString()),
    ).on("error", reject);
  });
}

const isCached = (path: string) => built.isCached(path, ask);

/** Until earlier writes of products have outdated the lists. */
const untilListsSettle = () => pause(INTERVAL_MS + 50);

const untilCached = (...paths: string[]) =>
  vi.waitFor(async () => {
    for (const path of paths) expect(await isCached(path), path).toBe(true);
  }, NOTICED);

type Write = { change: string; condition?: string; path: string; before: string; after: string };

/** For every watched table, a write that a shopper sees on a page. A new table needs one, too. */
const writes: Record<string, Write> = {
  blog_categories: {
    change: "update blog_categories set name = 'Suspensão nova'",
    path: "/demo/blog/classic-right-sidebar",
    before: "Freios",
    after: "Suspensão nova",
  },
  blog_posts: {
    change: "update blog_posts set title = 'Título novo'",
    path: "/demo/blog/classic-right-sidebar",
    before: "Freios",
    after: "Título novo",
  },
  blog_post_categories: {
    change: "delete from blog_post_categories",
    path: "/demo/blog/classic-right-sidebar",
    before: "Freios (1)",
    after: "",
  },
  categories: {
    change: "update categories set name = 'Freios e discos'",
    condition: "slug = 'freios'",
    path: "/catalog",
    before: "Freios",
    after: "Freios e discos",
  },
  company_brands: {
    change: "update company_brands set name = 'Oficina nova'",
    path: "/brands",
    before: "Oficina",
    after: "Oficina nova",
  },
  company_settings: {
    change: "update company_settings set telefone = '(62) 3333-4455'",
    path: "/",
    before: "",
    after: "3333-4455",
  },
  fitments: {
    change: "update fitments set family = 'Palio'",
    path: PRODUCT,
    before: "Uno",
    after: "Palio",
  },
  product_categories: {
    change: "delete from product_categories",
    path: LIST,
    before: "Disco de freio",
    after: "",
  },
  product_numbers: {
    change: "update product_numbers set number = '99.111-222'",
    condition: "kind = 'oem'",
    path: PRODUCT,
    before: "51.780-442",
    after: "99.111-222",
  },
  product_types: {
    change: `update product_types set attribute_groups = jsonb_set(attribute_groups, '{0,name}', '"Posição"')`,
    path: PRODUCT,
    before: "Medidas",
    after: "Posição",
  },
  products: {
    change: "update products set price = 123456",
    path: LIST,
    before: "100,00",
    after: "1.234,56",
  },
  questions: {
    change: "update questions set content = 'Serve no Palio?'",
    path: PRODUCT,
    before: "Serve no Uno?",
    after: "Serve no Palio?",
  },
  reviews: {
    change: "update reviews set content = 'Não serviu.'",
    path: PRODUCT,
    before: "Serviu bem.",
    after: "Não serviu.",
  },
  search_synonyms: {
    change: "delete from search_synonyms",
    path: "/catalog/product-search?search=rotor",
    before: "",
    after: "tente um termo mais curto",
  },
  slug_redirects: {
    change: `update slug_redirects set kind = 'product', slug = 'disco-velho',
      target_id = (select id from products where company_id = :company and slug = 'disco')`,
    path: "/products/disco-velho",
    before: "Página não encontrada",
    after: "",
  },
  stock: {
    change: "update stock set on_hand = 3",
    path: PRODUCT,
    before: "Em estoque",
    after: "Últimas 3 unidades",
  },
};

describe("a write to a table that pages show", () => {
  test("is listed for every tracked table", async () => {
    const { rows } = await built.installation.database.pool.query<{ name: string }>(
      `select distinct tgrelid::regclass::text as name from pg_trigger
       where tgname in ('catalog_version_on_update', 'stock_changed')`,
    );
    expect(Object.keys(writes).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  test.each(Object.entries(writes))("%s: is shown by the page at once", async (_table, one) => {
    await untilCached(one.path);
    const before = await ask(one.path);
    expect(before).toContain(one.before);
    await write(one.change, one.condition);
    await expect.poll(() => ask(one.path), NOTICED).not.toBe(before);
    const after = await ask(one.path);
    if (one.after) expect(after).toContain(one.after);
    else expect(after).not.toContain(one.before);
  });
});

describe("an order", () => {
  const order = (quantity: number) => sendCheckout(built.app, customer, { items: [{ product_id: product, quantity }] });

  test("invalidates the page of its product and no other", async () => {
    const others = ["/", LIST, "/catalog", "/brands", `/catalog/product-search?search=disco`];
    await untilCached(PRODUCT);
    await write("update stock set on_hand = 4");
    await untilListsSettle();
    // A cached page that shows the write is outdated by its notice: no more of them come.
    await expect.poll(() => ask(PRODUCT), NOTICED).toContain("Últimas 4 unidades");
    await untilCached(PRODUCT, ...others);
    expect((await order(1)).statusCode).toBe(201);
    await expect.poll(() => ask(PRODUCT), NOTICED).toContain("Últimas 3 unidades");
    for (const path of others) expect(await isCached(path), path).toBe(true);
  });

  test("of the last pieces shows the product as sold out on every page", async () => {
    const pages = ["/", LIST, PRODUCT, "/catalog/product-search?search=disco"];
    await untilListsSettle();
    await untilCached(PRODUCT);
    await write("update stock set on_hand = 2");
    await expect.poll(() => ask(PRODUCT), NOTICED).toContain("Últimas 2 unidades");
    await untilCached(...pages, "/brands");
    for (const path of pages) expect(await ask(path), path).not.toContain("Esgotado");
    expect((await order(2)).statusCode).toBe(201);
    for (const path of pages) await expect.poll(() => ask(path), NOTICED).toContain("Esgotado");
    expect(await isCached("/brands")).toBe(true);
  });
});

/** Of the same shop, so that most pages show none of what a test changes. */
const addProductInShop = (values: Partial<NewProduct> = {}) =>
  createTestProduct(shop, { name: "Correia dentada", categories: ["freios"], ...values });

describe("a save of one product", () => {
  const SORTED = `${LIST}?sort=price_asc`;
  const SEARCH = "/catalog/product-search?search=correia";
  const SEARCH_DISCO = "/catalog/product-search?search=disco";
  const HOME = "/";

  test("is seen at once where the product is shown, and leaves the pages of others", async () => {
    const other = await addProductInShop();
    const pages = [`/products/${other.slug}`, "/terms", "/catalog"];
    await untilListsSettle();
    await untilCached(...pages, LIST);
    await write("update products set price = 54321", `id = '${product}'`);
    await expect.poll(() => ask(LIST), NOTICED).toContain("543,21");
    await expect.poll(() => ask(PRODUCT), NOTICED).toContain("543,21");
    for (const path of pages.slice(1)) expect(await isCached(path), path).toBe(true);
  });

  test("is seen on each list within a second, however many saves there are", async () => {
    const { id, slug } = await addProductInShop();
    for (const price of [71_11, 72_22, 73_33]) {
      const shown = `${String(price).slice(0, 2)},${String(price).slice(2)}`;
      await write(`update products set price = ${price}`, `id = '${id}'`);
      for (const path of [LIST, SORTED, SEARCH, HOME, `/products/${slug}`])
        await expect.poll(() => ask(path), NOTICED).toContain(shown);
    }
  });

  test("changes the order of a list that is sorted by price", async () => {
    const { id, slug } = await addProductInShop({ price: 300_00 });
    const order = async () => {
      const html = await ask(SORTED);
      return html.indexOf("/products/disco") < html.indexOf(`/products/${slug}`);
    };
    await expect.poll(order, NOTICED).toBe(true);
    await write("update products set price = 100", `id = '${id}'`);
    await expect.poll(order, NOTICED).toBe(false);
  });

  test("that publishes it makes it appear, also where its page was missing", async () => {
    const { id, slug } = await addProductInShop({ published: false });
    const pages = [LIST, SEARCH, HOME, `/products/${slug}`];
    for (const path of pages) expect(await ask(path), path).not.toContain("Correia dentada");
    await write("update products set published = true", `id = '${id}'`);
    for (const path of pages) await expect.poll(() => ask(path), NOTICED).toContain("Correia dentada");
    await write("update products set published = false", `id = '${id}'`);
    for (const path of pages) await expect.poll(() => ask(path), NOTICED).not.toContain("Correia dentada");
  });

  test("during a burst is seen at its address once the process knows of it", async () => {
    const { id, slug } = await addProductInShop({ published: false });
    const paths = [`/products/${slug}`, "/products/correia-nova"] as const;
    for (const path of paths) expect(await ask(path), path).not.toContain("Correia dentada");
    const writeAndCatchUp = async (change: string) => {
      await write(change, `id = '${id}'`);
      await built.installation.catchUp();
    };
    await writeAndCatchUp("update products set published = true");
    expect(await ask(paths[0])).toContain("Correia dentada");
    await writeAndCatchUp("update products set slug = 'correia-nova'");
    expect(await ask(paths[1])).toContain("Correia dentada");
    expect(await ask(paths[0])).not.toContain("Correia dentada");
  });

  test("with a new address moves its page and the links to it", async () => {
    await untilCached(LIST, PRODUCT);
    expect(await ask("/products/disco-novo")).not.toContain("Disco de freio");
    await write("update products set slug = 'disco-novo'", `id = '${product}'`);
    await expect.poll(() => ask(LIST), NOTICED).toContain("/products/disco-novo");
    await expect.poll(() => ask(PRODUCT), NOTICED).not.toContain("Disco de freio");
    await expect.poll(() => ask("/products/disco-novo"), NOTICED).toContain("Disco de freio");
  });

  test("that brings it back into stock lists it with the new arrivals", async () => {
    for (let other = 0; other < SHELF_SIZES.theBest; other++) await addProductInShop({ name: "Filtro" });
    const { id } = await addProductInShop({ stock: 0 });
    await untilListsSettle();
    await untilCached(HOME);
    expect(await ask(HOME)).not.toContain("Correia dentada");
    await write("update stock set on_hand = 5", `product_id = '${id}'`);
    await expect.poll(() => ask(HOME), NOTICED).toContain("Correia dentada");
  });

  test("of its condition and warranty is seen on its page", async () => {
    await untilListsSettle();
    await untilCached(PRODUCT);
    expect(await ask(PRODUCT)).not.toMatch(/Usado|<dt>Garantia/);
    await write("update products set condition = 'used', warranty_months = 3", `id = '${product}'`);
    await expect.poll(() => ask(PRODUCT), NOTICED).toContain('<span class="badge badge-warning">Usado</span>');
    const page = await ask(PRODUCT);
    expect(page).toContain("<dt>Garantia</dt><dd>3 meses</dd>");
    expect(page).toContain("https://schema.org/UsedCondition");
  });

  test("of what no shopper sees leaves every page in the cache", async () => {
    const pages = [HOME, LIST, PRODUCT, SEARCH_DISCO];
    await untilListsSettle();
    await untilCached(...pages);
    await write("update products set revision = revision + 1, ncm = '87083090'");
    await write("update stock set minimum = 2, shelf = 'B-12'");
    await addProductInShop({ published: false });
    await write("update stock set on_hand = 49");
    await built.installation.catchUp();
    for (const path of [HOME, LIST, SEARCH_DISCO]) expect(await isCached(path), path).toBe(true);
  });
});

test("a deleted category leaves the menus and lists at once", async () => {
  await withTenantTransaction(shop, (tx) => addCategory(tx, { slug: "vazia", name: "Categoria vazia" }));
  await addProductInShop({ categories: ["vazia"] });
  await expect.poll(() => ask("/catalog"), NOTICED).toContain("Categoria vazia");
  await write("delete from categories", "slug = 'vazia'");
  await expect.poll(() => ask("/catalog"), NOTICED).not.toContain("Categoria vazia");
});

test("a rating invalidates every page that shows its product and no other", async () => {
  await untilListsSettle();
  await untilCached(LIST, PRODUCT, "/brands", "/catalog");
  await write("update products set rating_sum = 14, rating_count = 4");
  for (const path of [LIST, PRODUCT]) await expect.poll(() => ask(path), NOTICED).toContain("3,5");
  for (const path of ["/brands", "/catalog"]) expect(await isCached(path), path).toBe(true);
});
