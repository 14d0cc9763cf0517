import { enter } from "./enter.ts";
import { PUBLIC_PLACES } from "./places.ts";
import { expect, test } from "./shopping.ts";

const paths = [
  ...PUBLIC_PLACES.map(({ path }) => path),
  "/account/dashboard",
  "/account/orders",
  "/account/wishlist",
  "/wishlist",
  "/account/orders/1001",
];

test("a signed-in and a visiting browser get byte-identical pages", async ({ page, browser, baseURL, customer }) => {
  const visitor = await browser.newContext({ baseURL });
  const token = await enter(page, customer);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain("session_binding");
  for (const path of paths) {
    const one = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
    const other = await visitor.request.get(path);
    expect(one.status(), path).toBe(200);
    expect((await one.body()).equals(await other.body()), path).toBe(true);
    expect(one.headers()["set-cookie"], path).toBeUndefined();
    const text = await one.text();
    for (const secret of [customer.email, customer.name, token]) expect(text).not.toContain(secret);
  }
  await visitor.close();
});

test("what a browser receives while somebody is signed in is what it receives while nobody is", async ({
  page,
  browser,
  baseURL,
  customer,
}) => {
  await enter(page, customer);
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  for (const path of ["/", "/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa", "/account/dashboard"]) {
    const [one, other] = await Promise.all([page.goto(path), visitor.goto(path)]);
    expect(await one?.text(), path).toBe(await other?.text());
  }
  await visitor.context().close();
});
