import type { ProductDto } from "@pecacerta/contract/product";
import { m } from "#messages";
import "./specification.css";

type SpecifiedProduct = Pick<ProductDto, "type" | "attributes">;

export function Specification({ product }: { product: SpecifiedProduct }) {
  const groups = filledGroups(product);
  if (groups.length === 0) return null;
  return (
    <>
      <h2 className="section-title">{m.specification()}</h2>
      <div className="specification">
        {groups.map(({ slug, name, rows }) => (
          <div key={slug}>
            <h3 className="specification-group">{name}</h3>
            <dl className="specification-rows">
              {rows.map((row) => (
                <div key={row.slug}>
                  <dt>{row.name}</dt>
                  <dd>{row.value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}

export const hasSpecification = (product: SpecifiedProduct): boolean => filledGroups(product).length > 0;

function filledGroups({ type, attributes }: SpecifiedProduct) {
  const attributesBySlug = new Map(attributes.map((attribute) => [attribute.slug, attribute]));
  const groups = type.attributeGroups.map((group) => ({
    ...group,
    rows: group.attributes.flatMap((slug) => {
      const attribute = attributesBySlug.get(slug);
      const value = attribute?.values.map(({ name }) => name).join(", ");
      return attribute && value ? [{ slug, name: attribute.name, value }] : [];
    }),
  }));
  return groups.filter(({ rows }) => rows.length > 0);
}
