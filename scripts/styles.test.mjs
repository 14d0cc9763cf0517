import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { findStyleProblems } from "./styles.mjs";

test("each component finds its classes in the style sheets beside it, and no class is unused", () => {
  expect(findStyleProblems(rootDir)).toEqual([]);
});

const CART = "packages/web/app/storefront/cart";
const CORRECT = {
  "packages/web/app/app.css": '@import "@pecacerta/ui/button.css";\n.button-wide { width: 100% }',
  "packages/web/app/root.tsx": 'import "./app.css";\nexport const Root = () => <a className="button button-wide" />;',
  "packages/admin/app/app.css": '@import "@pecacerta/ui/button.css";',
  "packages/admin/app/root.tsx": 'import "./app.css";\nexport const Root = () => <a className="button" />;',
  "packages/ui/package.json": '{ "name": "@pecacerta/ui", "exports": { "./*": "./src/*" } }',
  "packages/ui/src/button.css": "@layer components { .button { color: red } }",
  [`${CART}/cart.css`]: ".cart { color: red; &.cart-empty { color: blue } .cart-tone-good & { color: green } }",
  [`${CART}/cart.tsx`]: `import "./cart.css";
    export const Cart = ({ tone, isEmpty }) => (
      <p className={\`cart grid gap-4 lg:grid-cols-[1fr_auto] cart-tone-\${tone} \${isEmpty ? "cart-empty" : ""}\`} />
    );`,
};

function problemsWith(files) {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...CORRECT, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return findStyleProblems(folder);
}

const link = (className, imports = "") => `${imports}export const Link = () => <a className="${className}" />;`;

test("the check allows classes of the own style sheet, of packages/ui and layout utilities", () => {
  expect(problemsWith({})).toEqual([]);
});

test.each([
  ["a class without a style", link("cart-link"), "cart-link"],
  ["a class of a style sheet that the component does not import", link("cart"), "cart"],
  ["a utility that is a look", link("flex text-red-500"), "text-red-500"],
  ["a utility of a state", link("flex hover:underline"), "hover:underline"],
  ["a class of a condition", 'export const Link = ({ on }) => <a className={on ? "cart-on" : "flex"} />;', "cart-on"],
])("the check refuses %s", (_case, code, name) => {
  expect(problemsWith({ [`${CART}/link.tsx`]: code })).toEqual([
    `${CART}/link.tsx: ${name} is no layout utility and no class of its style sheets in packages/web/app`,
  ]);
});

describe("a class of packages/ui", () => {
  const NOTES = "packages/admin/app/order/notes.tsx";
  const COMMENTS = {
    "packages/ui/src/comments.css": ".comments { color: red }",
    "packages/ui/src/comment-list.tsx": link("comments"),
    [`${CART}/link.tsx`]: link("flex", 'import "@pecacerta/ui/comments.css";\n'),
  };
  const refused = (file) => [
    `${file}: comments is no layout utility and no class of its style sheets in packages/admin/app`,
  ];
  const comments = 'import { Link } from "@pecacerta/ui/comment-list.tsx";\n';
  const sheet = 'import "@pecacerta/ui/comments.css";\n';

  test("is refused where only another application imports its style sheet", () => {
    expect(problemsWith({ ...COMMENTS, [NOTES]: link("comments") })).toEqual(refused(NOTES));
  });

  test("is refused in a component of packages/ui that an application without its style sheet shows", () => {
    expect(problemsWith({ ...COMMENTS, [NOTES]: link("flex", comments) })).toEqual(
      refused("packages/ui/src/comment-list.tsx"),
    );
  });

  test.each([
    ["the component", { [NOTES]: link("comments", sheet) }],
    [
      "the root of the application",
      {
        [NOTES]: link("comments"),
        "packages/admin/app/app.css": '@import "@pecacerta/ui/button.css"; @import "@pecacerta/ui/comments.css";',
      },
    ],
    [
      "a component of packages/ui that it shows",
      {
        [NOTES]: link("comments", comments),
        "packages/ui/src/comment-list.tsx": link("comments", 'import "./comments.css";\n'),
      },
    ],
  ])("is allowed where %s imports its style sheet", (_importer, files) => {
    expect(problemsWith({ ...COMMENTS, ...files })).toEqual([]);
  });
});

test.each(["html:has(.cart) { & body { margin: 0 } }", ".cart { body:has([data-cart]) & { margin: 0 } }"])(
  "the check refuses what styles the whole page anew: %s",
  (css) => {
    expect(problemsWith({ [`${CART}/cart.css`]: `${css} ${CORRECT[`${CART}/cart.css`]}` })).toEqual([
      expect.stringMatching(/cart\.css: .+ styles an element below; set a custom property instead/),
    ]);
  },
);

test("the check refuses what styles the whole page anew with every move, except for a keyboard on the screen", () => {
  const css = "html:has(:read-write:focus) { --cart-top: 0 }";
  const problems = (css) => problemsWith({ [`${CART}/cart.css`]: `${css} ${CORRECT[`${CART}/cart.css`]}` });
  expect(problems(css)).toEqual([expect.stringMatching(/cart\.css: .+ styles the whole page anew with every move/)]);
  expect(problems(`@media (pointer: coarse) { ${css} }`)).toEqual([]);
});

test("the check refuses a class that no component has", () => {
  expect(
    problemsWith({ [`${CART}/link.css`]: ".cart-link { color: red }", [`${CART}/link.tsx`]: 'import "./link.css";' }),
  ).toEqual([`${CART}/link.css: no component has the class cart-link`]);
});

test("the check refuses a class that another folder defines", () => {
  const file = "packages/web/app/storefront/menu/menu.css";
  const code = 'import "./menu.css";\nexport const Menu = () => <a className="button" />;';
  expect(
    problemsWith({ [file]: ".button { color: blue }", "packages/web/app/storefront/menu/menu.tsx": code }),
  ).toEqual(["packages/ui/src/button.css: packages/web/app/storefront/menu/menu.css defines the class button too"]);
});

test("the check refuses a style sheet that nothing imports", () => {
  expect(problemsWith({ [`${CART}/empty.css`]: "p { color: red }" })).toEqual([
    `${CART}/empty.css: nothing imports it`,
  ]);
});

test("the check refuses a style sheet of another folder", () => {
  const code = link("flex", 'import "../cart/cart.css";\n');
  expect(problemsWith({ "packages/web/app/storefront/menu/link.tsx": code })).toEqual([
    "packages/web/app/storefront/menu/link.tsx: ../cart/cart.css does not stand beside it",
  ]);
});

test("the check refuses a :hover that a tap would leave behind", () => {
  const file = `${CART}/cart.css`;
  const hover = (css) => problemsWith({ [file]: `${CORRECT[file]} ${css}` });
  expect(hover(".cart { @media (hover: hover) { &:hover { color: red } } }")).toEqual([]);
  expect(hover("@media (hover: hover) and (width >= 48rem) { .cart:hover { color: red } }")).toEqual([]);
  expect(hover(".cart { &:hover a { color: red } }")).toEqual([
    `${file}: &:hover a stands outside @media (hover: hover)`,
  ]);
});

test("the check refuses a table of the admin whose head scrolls away", () => {
  const file = "packages/admin/app/parts/part-table.tsx";
  const table = (css) =>
    problemsWith({
      [file]: 'import "./parts.css";\nexport const Parts = () => <table className="parts w-full" />;',
      "packages/admin/app/parts/parts.css": css,
    });
  expect(table(".parts { & thead th { position: sticky } }")).toEqual([]);
  expect(table(".parts { & thead th { top: 0 } & tbody th { position: sticky } }")).toEqual([
    `${file}: the head of the table parts scrolls away`,
  ]);
});
