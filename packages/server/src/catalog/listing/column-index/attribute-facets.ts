import type { FilterDto } from "@pecacerta/contract/filter";
import type { AttributeValue } from "./dictionary.ts";
import type { FacetInput } from "./facets.ts";

/** The attributes that most products have. A selected one is always included. */
const MAX_ATTRIBUTES = 12;
const MAX_VALUES = 100;

type CountedValue = AttributeValue & { count: number; countInScope: number };

export function attributeFacets(input: FacetInput): FilterDto[] {
  const { attributes: selected } = input.selected;
  const attributes = [...countValuesByAttribute(input)]
    .map(([slug, values]) => ({ slug, values, size: values.reduce((sum, { countInScope }) => sum + countInScope, 0) }))
    .sort((one, other) => other.size - one.size || (one.slug < other.slug ? -1 : 1));
  return attributes
    .filter(({ slug }, index) => index < MAX_ATTRIBUTES || selected.has(slug))
    .map(({ slug, values }) => toFacet(slug, values, selected.get(slug) ?? []));
}

function countValuesByAttribute({
  columns: { dictionary },
  counts,
  selected,
  masks,
}: FacetInput): Map<string, CountedValue[]> {
  const selectedSlugs = [...selected.attributes.keys()];
  const countedValues = new Map<number, CountedValue>();
  for (const [setId, valueIds] of dictionary.attributeSets.entries()) {
    const countInScope = counts.attributeSetInScope[setId] ?? 0;
    if (countInScope === 0) continue;
    const failedSlug = selectedSlugs[masks.failedAttribute[setId] ?? 0];
    for (const valueId of valueIds) {
      const value = dictionary.attributeValues[valueId] as AttributeValue;
      if (!value.isFilterable) continue;
      const counted = countedValues.get(valueId) ?? { ...value, count: 0, countInScope: 0 };
      counted.countInScope += countInScope;
      counted.count +=
        (counts.attributeSet[setId] ?? 0) + (failedSlug === value.slug ? (counts.failsAttributeOnly[setId] ?? 0) : 0);
      countedValues.set(valueId, counted);
    }
  }
  return Map.groupBy(countedValues.values(), ({ slug }) => slug);
}

const collator = new Intl.Collator("pt-BR", { numeric: true });

function toFacet(slug: string, values: CountedValue[], selected: readonly string[]): FilterDto {
  const offered = values
    .sort((one, other) => other.countInScope - one.countInScope)
    .filter(({ value }, index) => index < MAX_VALUES || selected.includes(value));
  offered.sort((one, other) => collator.compare(one.valueName, other.valueName));
  const facet = { slug, name: values[0]?.name ?? slug, value: [...selected] };
  const items = offered.map(({ value, valueName, count }) => ({ slug: value, name: valueName, count }));
  const colors = offered.map(({ color }) => color ?? "");
  if (colors.every((color) => color === "")) return { type: "check", ...facet, items };
  return { type: "color", ...facet, items: items.map((item, index) => ({ ...item, color: colors[index] as string })) };
}
