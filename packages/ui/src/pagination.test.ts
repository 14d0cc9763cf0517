import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pagination } from "./pagination.tsx";

const labels = { nav: "Páginas", previous: "Anterior", next: "Próxima", page: (page: number) => `Página ${page}` };
const render = (page: number, pages: number) =>
  renderToStaticMarkup(createElement(Pagination, { page, pages, labels, hrefOf: (page) => `?page=${page}` }));

test("the current page is marked and is the only one without a link", () => {
  const html = render(2, 3);
  expect(html.match(/<span aria-current="page">\d+<\/span>/g)).toEqual(['<span aria-current="page">2</span>']);
  expect([...html.matchAll(/aria-label="Página (\d)"/g)].map(([, page]) => page)).toEqual(["1", "3"]);
  expect(html).toContain('<a href="?page=1" rel="prev" aria-label="Anterior">');
  expect(html).toContain('<a href="?page=3" rel="next" aria-label="Próxima">');
});

test("the first page has no previous page, the last no next one, and a single page no links", () => {
  expect(render(1, 2)).not.toContain('rel="prev"');
  expect(render(2, 2)).not.toContain('rel="next"');
  expect(render(1, 1)).toBe("");
});
