import { exampleProduct } from "@pecacerta/contract/example-product";
import { productSchema } from "@pecacerta/contract/product";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { specificationGroups } from "./specification.server.ts";
import { hasSpecification, Specification } from "./specification.tsx";

const attributeGroups = [
  { slug: "general", name: "Geral", attributes: ["origin", "voltage", "material"] },
  { slug: "dimensions", name: "Dimensões", attributes: ["height"] },
];
const attribute = (slug: string, name: string, ...values: string[]) => ({
  slug,
  name,
  featured: false,
  values: values.map((value) => ({ slug: value.toLowerCase(), name: value })),
});
const groupsWith = (...attributes: object[]) =>
  specificationGroups(
    productSchema.parse({ ...exampleProduct, type: { slug: "disc", name: "Disco", attributeGroups }, attributes }),
  );
const withoutWarranty = { condition: "new", warrantyMonths: null } as const;
const rowsOf = (html: string) => html.match(/<dt>.*?<\/dd>/g);

test("[PR-05] rows and groups without a value are not shown", () => {
  const groups = groupsWith(
    attribute("origin", "Origem", "Nacional", "Importada"),
    attribute("voltage", "Tensão"),
    attribute("height", "Altura", ""),
    attribute("color", "Cor", "Preta"),
  );
  const html = renderToStaticMarkup(<Specification groups={groups} {...withoutWarranty} />);
  expect(rowsOf(html)).toEqual(["<dt>Origem</dt><dd>Nacional, Importada</dd>"]);
  expect(html.match(/<h3.*?<\/h3>/g)).toHaveLength(1);
  expect(hasSpecification({ groups, ...withoutWarranty })).toBe(true);
});

test("[PR-05] a product without values has no specification", () => {
  const groups = groupsWith(attribute("voltage", "Tensão"));
  for (const warrantyMonths of [null, 0]) {
    const props = { groups, condition: "new", warrantyMonths } as const;
    expect(renderToStaticMarkup(<Specification {...props} />)).toBe("");
    expect(hasSpecification(props)).toBe(false);
  }
});

const USED = "<dt>Condição</dt><dd>Usado</dd>";
const REMANUFACTURED = "<dt>Condição</dt><dd>Remanufaturado</dd>";
test.each([
  ["used", 3, [USED, "<dt>Garantia</dt><dd>3 meses</dd>"]],
  ["used", null, [USED]],
  ["remanufactured", 1, [REMANUFACTURED, "<dt>Garantia</dt><dd>1 mês</dd>"]],
  ["new", 12, ["<dt>Garantia</dt><dd>12 meses</dd>"]],
] as const)("[PR-05] a %s product with a warranty of %s months says so", (condition, warrantyMonths, rows) => {
  const props = { groups: groupsWith(), condition, warrantyMonths };
  expect(rowsOf(renderToStaticMarkup(<Specification {...props} />))).toEqual(rows);
  expect(hasSpecification(props)).toBe(true);
});
