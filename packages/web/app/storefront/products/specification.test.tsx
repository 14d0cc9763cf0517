import { exampleProduct } from "@pecacerta/contract/example-product";
import { productSchema } from "@pecacerta/contract/product";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
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
const productWith = (...attributes: object[]) =>
  productSchema.parse({ ...exampleProduct, type: { slug: "disc", name: "Disco", attributeGroups }, attributes });

test("[PR-05] rows and groups without a value are not shown", () => {
  const product = productWith(
    attribute("origin", "Origem", "Nacional", "Importada"),
    attribute("voltage", "Tensão"),
    attribute("height", "Altura", ""),
    attribute("color", "Cor", "Preta"),
  );
  const html = renderToStaticMarkup(<Specification product={product} />);
  expect(html.match(/<dt>.*?<\/dd>/g)).toEqual(["<dt>Origem</dt><dd>Nacional, Importada</dd>"]);
  expect(html.match(/<h3.*?<\/h3>/g)).toHaveLength(1);
  expect(hasSpecification(product)).toBe(true);
});

test("[PR-05] a product without values has no specification", () => {
  const product = productWith(attribute("voltage", "Tensão"));
  expect(renderToStaticMarkup(<Specification product={product} />)).toBe("");
  expect(hasSpecification(product)).toBe(false);
});
