import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";

// Tools keep the borders between the packages. Each one must refuse a planted violation in a copy of the repository, which
// proves that it reads the files.

let repositoryCopy;
beforeEach(() => {
  repositoryCopy = mkdtempSync(join(tmpdir(), "borders-"));
  for (const file of ["biome.json", "scripts/no-literal-spread.grit", "tsconfig.json", "package.json"])
    cpSync(join(rootDir, file), join(repositoryCopy, file));
  for (const name of ["rules", "contract", "server", "ui", "web", "admin"]) {
    for (const file of ["package.json", "tsconfig.json"]) {
      cpSync(join(rootDir, "packages", name, file), join(repositoryCopy, "packages", name, file));
    }
  }
  symlinkSync(join(rootDir, "node_modules"), join(repositoryCopy, "node_modules"));
});
afterEach(() => rmSync(repositoryCopy, { recursive: true, force: true }));

function plant(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repositoryCopy, path)), { recursive: true });
    writeFileSync(join(repositoryCopy, path), text);
  }
}

function lint() {
  const args = ["lint", "--max-diagnostics=none", "--colors=off", "packages"];
  const { stdout, stderr, status } = spawnSync(join(rootDir, "node_modules/.bin/biome"), args, { cwd: repositoryCopy });
  return { status, output: `${stdout}${stderr}` };
}

const page = (text) => `${text}\nexport default function Page() { return null; }\n`;
const NOTHING = "export const nothing = 0;\n";

describe("Biome refuses", () => {
  const server =
    'import { productBySlug } from "@pecacerta/server/catalog/products/queries";\nexport const it = productBySlug;\n';
  test.each([
    [
      "a rule that reads the clock",
      "noRestrictedGlobals",
      { "packages/rules/src/cart.ts": "export const now = () => Date.now();\n" },
    ],
    [
      "a rule with a dependency",
      "noUndeclaredDependencies",
      { "packages/rules/src/cart.ts": 'export { z } from "zod";\n' },
    ],
    [
      "a rule that imports a file of another package",
      "noRestrictedImports",
      { "packages/rules/src/cart.ts": 'export { it } from "../../server/src/it.ts";\n' },
    ],
    [
      "a call of the contract that imports the server",
      "noRestrictedImports",
      { "packages/contract/src/cart.ts": server },
    ],
    [
      "a feature that uses another's routes",
      "noRestrictedImports",
      {
        "packages/server/src/sales/cart/commands.ts": 'export { ordersApi } from "../orders/routes.ts";\n',
        "packages/server/src/sales/orders/routes.ts": "export const ordersApi = 1;\n",
      },
    ],
    [
      "a cache beside createCache",
      "noRestrictedImports",
      { "packages/server/src/sales/cart/queries.ts": 'export { LRUCache } from "lru-cache";\n' },
    ],
    [
      "a cache of the web package beside createCache",
      "noUndeclaredDependencies",
      { "packages/web/pages/page-cache.ts": 'export { LRUCache } from "lru-cache";\n' },
    ],
    [
      "a component that imports the server",
      "noRestrictedImports",
      { "packages/web/app/storefront/cart/lines.tsx": server },
    ],
    ["a UI component that imports the server", "noRestrictedImports", { "packages/ui/src/button.tsx": server }],
    [
      "a storefront page that imports the admin",
      "noRestrictedImports",
      {
        "packages/web/app/storefront/cart/cart-page.tsx": page(
          'import { nothing } from "../../../../admin/app/orders/stages.ts";\nexport const it = nothing;',
        ),
        "packages/admin/app/orders/stages.ts": NOTHING,
      },
    ],
    [
      "a page renderer that imports the admin",
      "noRestrictedImports",
      { "packages/web/pages/render.ts": 'export { nothing } from "@pecacerta/admin/app/orders/stages";\n' },
    ],
    [
      "a storefront component with a library of the admin",
      "noUndeclaredDependencies",
      { "packages/web/app/storefront/cart/lines.tsx": 'export { it } from "@pecacerta/admin";\n' },
    ],
    ["a component of the admin that imports the server", "noRestrictedImports", { "packages/admin/app/a.tsx": server }],
    [
      "a page of the admin that imports the storefront",
      "noRestrictedImports",
      {
        "packages/admin/app/orders/orders-page.tsx": page(
          'import { nothing } from "../../../web/app/storefront/cart/lines.ts";\nexport const it = nothing;',
        ),
        "packages/web/app/storefront/cart/lines.ts": NOTHING,
      },
    ],
    [
      "a page of the admin that imports the storefront's package",
      "noUndeclaredDependencies",
      { "packages/admin/app/orders/orders-page.tsx": page('export { it } from "@pecacerta/web/app/routes";') },
    ],
    [
      "a UI component that imports the admin",
      "noRestrictedImports",
      { "packages/ui/src/button.tsx": 'export { it } from "@pecacerta/admin/app/it";\n' },
    ],
    [
      "a UI component that imports the storefront",
      "noRestrictedImports",
      {
        "packages/ui/src/button.tsx": 'export { nothing } from "../../web/app/storefront/cart/lines.ts";\n',
        "packages/web/app/storefront/cart/lines.ts": NOTHING,
      },
    ],
    [
      "a UI component that imports a call of the contract",
      "noRestrictedImports",
      { "packages/ui/src/button.tsx": 'export { placeOrderCall } from "@pecacerta/contract/checkout";\n' },
    ],
    [
      "a UI component with a library that its package does not name",
      "noUndeclaredDependencies",
      { "packages/ui/src/button.tsx": 'export { create } from "zustand";\n' },
    ],
    [
      "an import cycle",
      "noImportCycles",
      {
        "packages/rules/src/one.ts": 'import { two } from "./two.ts";\nexport const one = () => two;\n',
        "packages/rules/src/two.ts": 'import { one } from "./one.ts";\nexport const two = () => one;\n',
      },
    ],
    [
      "a barrel file",
      "noBarrelFile",
      { "packages/rules/src/all.ts": 'export * from "./one.ts";\n', "packages/rules/src/one.ts": NOTHING },
    ],
    ["a default export", "noDefaultExport", { "packages/rules/src/cart.ts": "export default 1;\n" }],
    [
      "a file name that is not in kebab case",
      "useFilenamingConvention",
      { "packages/rules/src/shoppingCart.ts": NOTHING },
    ],
    ["a file of more than 200 lines", "noExcessiveLinesPerFile", { "packages/rules/src/cart.ts": NOTHING.repeat(201) }],
  ])("%s", (_what, rule, files) => {
    plant(files);
    const { status, output } = lint();
    expect(output).toContain(rule);
    expect(status).not.toBe(0);
  });

  test("neither a page that imports the server nor routes with a default export", () => {
    plant({
      "packages/rules/src/cart.ts": NOTHING,
      "packages/web/app/storefront/cart/cart-page.tsx": page(
        'import { productBySlug } from "@pecacerta/server/catalog/products/queries";\n\nexport const loader = () => productBySlug;',
      ),
      "packages/admin/app/orders/orders-page.tsx": page(
        'import { Link } from "react-router";\n\nexport const It = Link;',
      ),
    });
    expect(lint()).toMatchObject({ status: 0 });
  });
});

describe("the compiler refuses", () => {
  test.each([
    ["a rule that uses the network", 'export const it = () => fetch("/");\n'],
    ["a rule that uses the DOM", "export const it = () => document.title;\n"],
    ["a rule that reads the environment", "export const it = () => process.env;\n"],
    ["a rule that reads a file", 'export { readFileSync } from "node:fs";\n'],
  ])("%s", (_what, text) => {
    plant({ "packages/rules/src/cart.ts": text });
    const { status, stdout } = spawnSync(join(rootDir, "node_modules/.bin/tsc"), [
      "-p",
      join(repositoryCopy, "packages/rules"),
    ]);
    expect(String(stdout)).toMatch(/error TS/);
    expect(status).not.toBe(0);
  });

  test("no pure rule", () => {
    plant({ "packages/rules/src/cart.ts": "export const twice = (amount: number): number => amount * 2;\n" });
    const { status, stdout } = spawnSync(join(rootDir, "node_modules/.bin/tsc"), [
      "-p",
      join(repositoryCopy, "packages/rules"),
    ]);
    expect([status, String(stdout)]).toEqual([0, ""]);
  });
});

test("a browser build refuses server code", async () => {
  plant({
    "entry.ts": 'import { productBySlug } from "@pecacerta/server/catalog/products/queries";\nproductBySlug();\n',
  });
  const options = { write: false, rollupOptions: { input: join(repositoryCopy, "entry.ts") } };
  const building = build({ root: repositoryCopy, configFile: false, logLevel: "silent", build: options });
  await expect(building).rejects.toThrow(/productBySlug/);
});
