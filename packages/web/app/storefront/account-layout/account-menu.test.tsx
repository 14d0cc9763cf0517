import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { AccountMenu } from "./account-menu.tsx";

test.each([
  ["/account/orders", ["/account/orders page"]],
  ["/account/orders/1001", ["/account/orders true"]],
  ["/account/bid", ["/account/bid page"]],
  ["/cart", ["/cart page"]],
  ["/cart/checkout", []],
  ["/account/ordersx", []],
])("the account menu at %s marks the current page", (path, expected) => {
  const router = createMemoryRouter([{ path: "*", element: <AccountMenu /> }], { initialEntries: [path] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const marked = [...html.matchAll(/href="([^"]*)"[^>]* aria-current="(\w+)"/g)];
  expect(marked.map(([, href, current]) => `${href} ${current}`)).toEqual(expected);
});
