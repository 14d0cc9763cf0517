import type { ProductDto } from "@pecacerta/contract/product";
import type { ProductCondition } from "@pecacerta/rules/product-state";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { conditionLabel } from "./condition-label.ts";
import "./specification.css";

type SpecificationProps = {
  product: Pick<ProductDto, "type" | "attributes">;
  condition: ProductCondition;
  warrantyMonths: number | null;
};

export function Specification(props: SpecificationProps) {
  const groups = filledGroups(props);
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

export const hasSpecification = (props: SpecificationProps): boolean => filledGroups(props).length > 0;

const filledGroups = ({ product, condition, warrantyMonths }: SpecificationProps) =>
  [conditionGroup(condition, warrantyMonths), ...attributeGroups(product)].filter(({ rows }) => rows.length > 0);

function conditionGroup(condition: ProductCondition, warrantyMonths: number | null) {
  const rows = [
    { slug: "condition", name: m.condition(), value: conditionLabel(condition) },
    {
      slug: "warranty",
      name: m.warranty(),
      value: warrantyMonths ? m.warranty_months(pluralInputs(warrantyMonths)) : undefined,
    },
  ];
  return {
    slug: "condition-and-warranty",
    name: m.condition_and_warranty(),
    rows: rows.filter(({ value }) => value !== undefined),
  };
}

function attributeGroups({ type, attributes }: SpecificationProps["product"]) {
  const attributesBySlug = new Map(attributes.map((attribute) => [attribute.slug, attribute]));
  return type.attributeGroups.map((group) => ({
    ...group,
    rows: group.attributes.flatMap((slug) => {
      const attribute = attributesBySlug.get(slug);
      const value = attribute?.values.map(({ name }) => name).join(", ");
      return attribute && value ? [{ slug, name: attribute.name, value }] : [];
    }),
  }));
}
