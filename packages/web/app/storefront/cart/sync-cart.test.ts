import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exampleProduct } from "@pecacerta/contract/example-product";
import type { ProductDto } from "@pecacerta/contract/product";
import { addCartItem, emptyCart, removeCartItem, updateCartQuantities } from "@pecacerta/rules/cart";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { toStoredProduct } from "../product-info/stored-product.ts";
import { startSession } from "../sessions/session-store.ts";
import type { BrowserCart, CartProduct } from "./cart-product.ts";
import { currentCart, updateCart, useCart } from "./cart-store.ts";
import { flushCart, syncCart } from "./sync-cart.ts";

// A server on loopback with two products and one cart, which can fail on demand.
const example = exampleProduct as ProductDto;
const decimalPrices: Record<string, number> = { p1: 19.9, p2: 7.5 };
const wireTerms = { shipping_flat_rate: 25, tax_mode: "percent", tax_bp: 2000 };
let server: Server;
let lines: { id: string; quantity: number }[] = [];
let calls: string[] = [];
let failingStatus: number | undefined;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = new URLSearchParams(await text(request));
    calls.push(`${request.method} ${request.url}`);
    // Only the cart itself can be read while a line is refused.
    if (failingStatus && (request.method !== "GET" || failingStatus >= 500))
      return response.writeHead(failingStatus).end('{"message":"PRODUCT_NOT_FOUND"}');
    if (request.url?.includes("/insert?")) lines.push(parseLine(body, ""));
    if (request.method === "PUT") lines = itemPrefixes(body).map((prefix) => parseLine(body, prefix));
    response.setHeader("content-type", "application/json").end(JSON.stringify({ data: wireCart() }));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, options: RequestInit) => fetch(origin + address, options));
});
afterAll(() => server.close());

beforeEach(() => {
  lines = [];
  calls = [];
  failingStatus = undefined;
  const customer = { id: "c1", name: "Cliente de Teste", email: "cliente@example.com" };
  startSession({ token: "t", company: "pecacerta", customer, endsAt: Number.POSITIVE_INFINITY });
  useCart.setState({ isLoaded: true, cart: emptyCart<CartProduct>(), owner: null, unsent: false, notices: [] });
});

test("[CART-10] at sign-in the server's lines come first, then the visitor's", async () => {
  lines = [{ id: "p2", quantity: 3 }];
  updateCart(addProduct("p1"));
  await syncCart("c1");
  expect(visibleLines()).toEqual(["3 p2 750", "1 p1 1990"]);
  expect(lines).toEqual([
    { id: "p2", quantity: 3 },
    { id: "p1", quantity: 1 },
  ]);
  expect(useCart.getState()).toMatchObject({ owner: "c1", unsent: false });
});

test("lines of another customer of this browser are not merged", async () => {
  updateCart(addProduct("p1"));
  useCart.setState({ owner: "c2" });
  await syncCart("c1");
  expect(visibleLines()).toEqual([]);
  expect(lines).toEqual([]);
});

test("[CART-10] offline changes are sent once online, removals included", async () => {
  lines = [{ id: "p1", quantity: 1 }];
  await syncCart("c1");
  updateCart((cart) => removeCartItem(cart, 1));
  await syncCart("c1");
  expect(lines).toEqual([]);
});

test("a new line is sent by its own call and gets the server's price", async () => {
  updateCart(addProduct("p1", 1));
  await flushCart(currentCart().items[0]);
  expect(calls).toEqual(["POST /ecommerce/user/cart/insert?view=card"]);
  expect(visibleLines()).toEqual(["1 p1 1990"]);
  expect(useCart.getState().notices).toEqual(["prices-changed"]);
});

test("changes during a call are sent after it, and the last one wins", async () => {
  updateCart(addProduct("p1"));
  const flushing = flushCart();
  updateCart((cart) => updateCartQuantities(cart, [{ id: 1, quantity: 2 }]));
  updateCart((cart) => updateCartQuantities(cart, [{ id: 1, quantity: 5 }]));
  expect(flushCart()).toBe(flushing);
  await flushing;
  expect(calls).toEqual(["PUT /ecommerce/user/cart?view=card", "PUT /ecommerce/user/cart?view=card"]);
  expect(lines).toEqual([{ id: "p1", quantity: 5 }]);
  expect(visibleLines()).toEqual(["5 p1 1990"]);
});

test("a cart that the server did not save stays unsent", async () => {
  failingStatus = 503;
  updateCart(addProduct("p1"));
  await flushCart();
  expect(visibleLines()).toEqual(["1 p1 1990"]);
  expect(useCart.getState().unsent).toBe(true);
});

test.each([404, 409, 422])("a line that the server refuses with %i is taken out of the cart", async (status) => {
  lines = [{ id: "p2", quantity: 3 }];
  await syncCart("c1");
  failingStatus = status;
  updateCart(addProduct("p1"));
  await flushCart(currentCart().items.at(-1));
  expect(visibleLines()).toEqual(["3 p2 750"]);
  expect(useCart.getState()).toMatchObject({ owner: "c1", unsent: false, notices: ["lines-gone"] });
});

const visibleLines = () => currentCart().items.map((line) => `${line.quantity} ${line.product.id} ${line.price}`);

function addProduct(id: string, centavos = 1990) {
  const product = toStoredProduct({ ...example, id });
  return (cart: BrowserCart) => addCartItem(cart, { product, options: [], price: centavos, quantity: 1 });
}

const itemPrefixes = (body: URLSearchParams) =>
  [...body.keys()].flatMap((name) => /^(items\[\d+\])\[product_id\]$/.exec(name)?.slice(1) ?? []);

function parseLine(body: URLSearchParams, prefix: string): { id: string; quantity: number } {
  const [id, quantity] = prefix ? [`${prefix}[product_id]`, `${prefix}[quantity]`] : ["product_id", "quantity"];
  return { id: body.get(id) ?? "", quantity: Number(body.get(quantity)) };
}

function wireCart() {
  const items = lines.map(({ id, quantity }, index) => {
    const price = decimalPrices[id] ?? 0;
    return {
      id: index + 1,
      product: { ...example, id },
      options: [],
      price,
      quantity,
      total: price * quantity,
    };
  });
  return { lastItemId: lines.length, items, subtotal: 0, quantity: 0, totals: [], total: 0, terms: wireTerms };
}
