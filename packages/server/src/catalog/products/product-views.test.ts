import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../testing/catalog.ts";
import { createTestCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

const PICTURES = ["/pictures/a.svg", "/pictures/b.svg"];
const SIDE = { type: "default" as const, slug: "lado", name: "Lado", values: [{ slug: "a", name: "A" }] };

let context: TestInstallation;
let tenant: Tenant;
let product: { id: string };
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  const shared = { categories: ["freios"], description: "Texto. ".repeat(200), images: PICTURES };
  await createTestProduct(tenant, { ...shared, slug: "disco", name: "Disco de freio" });
  product = await createTestProduct(tenant, {
    ...shared,
    slug: "pastilha",
    name: "Pastilha de freio",
    sku: "P-1",
    partNumber: "PD 1",
    price: 80_00,
    compareAtPrice: 100_00,
    stock: 3,
    options: [SIDE],
  });
});
afterAll(() => context.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  context.app.inject({ url: `/ecommerce${path}`, headers: { ecommerce: tenant.slug, ...headers } });

const CARD_FIELDS = [
  ...["availability", "badges", "brand", "compareAtPrice", "id", "images", "name", "partNumber", "price", "rating"],
  ...["reviews", "sku", "slug", "stock"],
];

type Fields = Record<string, unknown>;
type Body = { data: Fields[] & { items: Fields[]; products: Fields[] } };

test.each<[string, (body: Body) => Fields[]]>([
  ["/products", ({ data }) => data.items],
  ["/products/latest", ({ data }) => data],
  ["/products/all", ({ data }) => data],
  ["/products/disco/related", ({ data }) => data],
  ["/products/search/pastilha", ({ data }) => data],
  ["/search/suggestions?query=pastilha", ({ data }) => data.products],
  ["/search/suggestions", ({ data }) => data.products],
])("%s returns cards where view=card asks for them, else whole products", async (path, productsOf) => {
  const separator = path.includes("?") ? "&" : "?";
  const card = productsOf((await get(`${path}${separator}view=card`)).json()).find(({ slug }) => slug === "pastilha");
  const whole = productsOf((await get(path)).json()).find(({ slug }) => slug === "pastilha") as Fields;
  expect(Object.keys(card ?? {}).sort()).toEqual(CARD_FIELDS);
  expect({ ...whole, ...card }).toEqual({ ...whole, images: PICTURES.slice(0, 1) });
  expect(whole.description).toMatch(/^Texto/);
});

test("suggested categories of the card view are links", async () => {
  const { data } = (await get("/search/suggestions?query=freios&view=card")).json();
  expect(data.categories).toEqual([{ slug: "freios", name: "Freios" }]);
});

test("an unknown view is refused", async () => {
  const response = await get("/products?view=tudo");
  expect([response.statusCode, response.json().errors]).toEqual([422, { view: "ERROR_FORM_INVALID" }]);
});

test("[CART-07] the card view of the cart has the product fields of a line and the same sums", async () => {
  const { headers } = await createTestCustomer(tenant);
  const payload = { product_id: product.id, quantity: 2, options: [{ name: "lado", value: "a" }] };
  const send = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
    context.app.inject({ method, url: `/ecommerce/user/cart${path}`, headers, ...(body ? { payload: body } : {}) });
  await send("POST", "/insert", payload);
  const whole = (await send("GET", "")).json().data;
  const compact = (await send("GET", "?view=card")).json().data;
  const [line] = compact.items;
  expect(line.product).toEqual({
    id: product.id,
    slug: "pastilha",
    name: "Pastilha de freio",
    brand: null,
    sku: "P-1",
    partNumber: "PD 1",
    price: 80,
    images: PICTURES.slice(0, 1),
    options: [SIDE],
  });
  expect(compact).toEqual({ ...whole, items: [{ ...whole.items[0], product: line.product }] });
  for (const again of [
    await send("POST", "/insert?view=card", payload),
    await send("PUT", "?view=card", { items: [payload] }),
  ])
    expect(again.json().data.items[0].product).toEqual(line.product);
});

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("a response above 1 kB is compressed for a client that accepts %s", async (accepted, encoding, decompress) => {
  const plain = await get("/products");
  const compressed = await get("/products", { "accept-encoding": accepted });
  expect(compressed.headers).toMatchObject({ "content-encoding": encoding, etag: plain.headers.etag });
  expect(String(compressed.headers.vary)).toMatch(/ecommerce.*accept-encoding/);
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(String(decompress(compressed.rawPayload))).toBe(plain.body);
  const again = await get("/products", {
    "accept-encoding": accepted,
    "if-none-match": String(compressed.headers.etag),
  });
  expect([again.statusCode, again.body, again.headers["content-encoding"]]).toEqual([304, "", undefined]);
});

test("a short response and one for a client that accepts no compression are sent as they are", async () => {
  const short = await get("/products/search/zzzz", { "accept-encoding": "br" });
  const plain = await get("/products", { "accept-encoding": "identity" });
  expect([short.headers["content-encoding"], plain.headers["content-encoding"]]).toEqual([undefined, undefined]);
});
