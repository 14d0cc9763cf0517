import { expect, test } from "./fixtures.ts";
import { PUBLIC_PAGES } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const paths = [
  ...PUBLIC_PAGES.map(({ path }) => path),
  "/account/dashboard",
  "/account/orders",
  "/account/wishlist",
  "/wishlist",
  "/account/orders/1001",
];

/** Loads the page as both, repeating while another test changes it. */
async function compareWithVisitor<Result>(
  loadOwn: () => Promise<Result>,
  loadVisitor: () => Promise<Result>,
  bytes: (result: Result) => Promise<Buffer>,
) {
  for (;;) {
    const [before, result, after] = [
      await bytes(await loadVisitor()),
      await loadOwn(),
      await bytes(await loadVisitor()),
    ];
    if (before.equals(after)) return { got: result, own: await bytes(result), visitors: before };
  }
}

test("customers and visitors get byte-identical pages", async ({ page, browser, baseURL, customer }) => {
  const context = await browser.newContext({ baseURL });
  const loadVisitor = await context.newPage();
  const token = await signInByApi(page, customer);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^session_[0-9a-f-]{36}$/));
  for (const path of paths) {
    const {
      got: result,
      own,
      visitors,
    } = await compareWithVisitor(
      () => page.request.get(path, { headers: { authorization: `Bearer ${token}` } }),
      () => loadVisitor.request.get(path),
      (response) => response.body(),
    );
    expect(result.status(), path).toBe(200);
    expect(own.equals(visitors), path).toBe(true);
    expect(result.headers()["set-cookie"], path).toBeUndefined();
    for (const secret of [customer.email, customer.name, token]) expect(String(own)).not.toContain(secret);
  }
  // The same for page loads of the browser.
  for (const path of ["/", "/products/pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa", "/account/dashboard"]) {
    const { own, visitors } = await compareWithVisitor(
      // Only the document is compared.
      () => page.goto(path, { waitUntil: "commit" }),
      () => loadVisitor.goto(path, { waitUntil: "commit" }),
      async (response) => (await response?.body()) ?? Buffer.from("no answer"),
    );
    expect(String(own), path).toBe(String(visitors));
  }
  await context.close();
});
