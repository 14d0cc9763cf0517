import type { ProductDto } from "@pecacerta/contract/product";
import { parseMillimeters } from "@pecacerta/rules/measure";
import type { Measure } from "./measure-check.tsx";
import type { SpecificationGroup } from "./specification.tsx";

type SpecifiedProduct = Pick<ProductDto, "type" | "attributes">;

/** The dimensions of the package say nothing about the part. */
const PACKAGE_GROUP = "dimensions";

export function specificationGroups({ type, attributes }: SpecifiedProduct): SpecificationGroup[] {
  const attributesBySlug = new Map(attributes.map((attribute) => [attribute.slug, attribute]));
  return type.attributeGroups.map(({ slug, name, attributes }) => ({
    slug,
    name,
    rows: attributes.flatMap((slug) => {
      const attribute = attributesBySlug.get(slug);
      const value = attribute?.values.map(({ name }) => name).join(", ");
      return attribute && value ? [{ slug, name: attribute.name, value }] : [];
    }),
  }));
}

export function findMeasures({ type, attributes }: SpecifiedProduct): Measure[] {
  const packed = new Set(type.attributeGroups.find(({ slug }) => slug === PACKAGE_GROUP)?.attributes);
  return attributes.flatMap(({ slug, name, values: [value] }) =>
    value && !packed.has(slug) && parseMillimeters(value.name) !== undefined ? [{ slug, name, value: value.name }] : [],
  );
}
