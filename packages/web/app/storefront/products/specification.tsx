import type { ProductCondition } from "@pecacerta/rules/product-state";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { conditionLabel } from "./condition-label.ts";
import "./specification.css";

type SpecificationRow = { slug: string; name: string; value: string };
export type SpecificationGroup = { slug: string; name: string; rows: readonly SpecificationRow[] };

type SpecificationProps = {
  groups: readonly SpecificationGroup[];
  condition: ProductCondition;
  warrantyMonths: number | null;
};

export function Specification(props: SpecificationProps) {
  const filled = filledGroups(props);
  if (filled.length === 0) return null;
  return (
    <>
      <h2 className="section-title">{m.specification()}</h2>
      <div className="specification">
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
      </div>
    </>
  );
}

export const hasSpecification = (props: SpecificationProps): boolean => filledGroups(props).length > 0;

const filledGroups = ({ groups, condition, warrantyMonths }: SpecificationProps) =>
  [conditionGroup(condition, warrantyMonths), ...groups].filter(({ rows }) => rows.length > 0);

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
