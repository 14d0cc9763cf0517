import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Stars } from "@pecacerta/ui/stars.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../../../../ui/src/stars.css"), "utf8");

test.each([
  [0, 0],
  [0.2, 0],
  [0.3, 10],
  [1, 20],
  [2.5, 50],
  [3.7, 70],
  [4.74, 90],
  [4.75, 100],
  [5, 100],
])("[PR-10] five stars show a rating of %d filled to %d %", (rating, percent) => {
  const html = renderToStaticMarkup(<Stars rating={rating} label="Nota" count={12} />);
  const [, name] = /class="stars-row (stars-\d+)" role="img" aria-label="Nota"/.exec(html) ?? [];
  const [, filled = "0%"] = new RegExp(`\\.${name} \\{\\s*--full: (\\d+%);`).exec(css) ?? [];
  expect([filled, html.includes("(12)")]).toEqual([`${percent}%`, true]);
});

test("[PR-10] stars are empty by default and filled by their share of the row", () => {
  expect(css).toMatch(/\.stars-row \{\s*--full: 0%;/);
  expect(css).toMatch(/&::after \{\s*width: var\(--full\);/);
});
