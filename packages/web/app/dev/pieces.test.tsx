import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pieces, unseen } from "./pieces.tsx";

const ui = join(import.meta.dirname, "../../../ui/src");
const drawing = globSync("**/*.tsx", { cwd: ui })
  .filter((file) => /^export (const|function) [A-Z]\w*\b/m.test(readFileSync(join(ui, file), "utf8")))
  .sort();

test("every component of packages/ui is shown at /dev/ui, or listed there with the reason why not", () => {
  expect(drawing.length).toBeGreaterThan(15);
  expect([...Object.keys(pieces), ...Object.keys(unseen)].sort()).toEqual(drawing);
});

test.each(Object.entries(pieces))("%s is drawn", (_, drawn) => {
  const router = createMemoryRouter([{ path: "/", element: drawn }]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toMatch(/<\w/);
});
