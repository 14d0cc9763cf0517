import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Filters } from "./filters.tsx";
import { parseListingUrl } from "./listing-url.ts";

test("the button of the filters leads to products only while there are some", () => {
  const selection = parseListingUrl("/products", new URLSearchParams());
  const render = (total: number) =>
    renderToStaticMarkup(<Filters filters={[]} total={total} path="/products" selection={selection} />);
  const isOff = (html: string) => html.includes("disabled");
  expect(isOff(render(0))).toBe(true);
  expect(render(0)).toContain("Nenhum produto");
  expect(isOff(render(2))).toBe(false);
  expect(render(2)).toContain("Ver 2 produtos");
});
