import type { Product } from "@pecacerta/contract/product";
import { useText } from "../../texts/text.ts";

/** What is known of the product, in the groups of its kind; a row without a value is not shown. */
export function Specification({ product }: { product: Pick<Product, "type" | "attributes"> }) {
  const text = useText();
  const known = new Map(product.attributes.map((attribute) => [attribute.slug, attribute]));
  const groups = product.type.attributeGroups.map((group) => ({
    ...group,
    rows: group.attributes.flatMap((slug) => {
      const attribute = known.get(slug);
      const value = attribute?.values.map(({ name }) => name).join(", ");
      return attribute && value ? [{ slug, name: attribute.name, value }] : [];
    }),
  }));
  const filled = groups.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return null;
  return (
    <section id="specification" className="specification">
      <h2 className="part-title">{text("TEXT_SPECIFICATION")}</h2>
      {filled.map(({ slug, name, rows }) => (
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
    </section>
  );
}
