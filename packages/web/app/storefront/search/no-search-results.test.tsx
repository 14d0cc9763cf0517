import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { m } from "#messages";
import { NoSearchResults } from "./no-search-results.tsx";

test("a shop without products shows no latest products", () => {
  const element = <NoSearchResults title="Busca" term="x" categories={[]} latest={[]} />;
  const root = { company: { id: "c1", whatsapp: null }, offersPix: false };
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain("<h1>Busca</h1>");
  expect(html).not.toContain(m.latest());
});
