import type { FilterDto } from "@pecacerta/contract/filter";
import type { Counted } from "./listing-facets.ts";
import type { Feature } from "./listing-words.ts";

/** As many attributes as are offered: those that most products have. What is narrowed by is always among them. */
const MOST_ATTRIBUTES = 12;
const MOST_VALUES = 100;

type Item = Feature & { count: number; all: number };

/** The attributes that are marked as featured, and the colours to choose from. */
export function featureFacets(counted: Counted): FilterDto[] {
  const { features } = counted.narrowing;
  const attributes = [...itemsByAttribute(counted)]
    .map(([slug, items]) => ({ slug, items, all: items.reduce((sum, { all }) => sum + all, 0) }))
    .sort((one, other) => other.all - one.all || (one.slug < other.slug ? -1 : 1));
  return attributes
    .filter(({ slug }, at) => at < MOST_ATTRIBUTES || features.has(slug))
    .map(({ slug, items }) => facetOf(slug, items, features.get(slug) ?? []));
}

/** What the scope has of each attribute. */
function itemsByAttribute({ columns: { words }, counts, narrowing, sieve }: Counted): Map<string, Item[]> {
  const asked = [...narrowing.features.keys()];
  const items = new Map<number, Item>();
  for (const [look, features] of words.looks.entries()) {
    const all = counts.allLooks[look] ?? 0;
    if (all === 0) continue;
    const failed = asked[sieve.failed[look] ?? 0];
    for (const number of features) {
      const feature = words.features[number] as Feature;
      if (!feature.isOffered) continue;
      const item = items.get(number) ?? { ...feature, count: 0, all: 0 };
      item.all += all;
      item.count += (counts.look[look] ?? 0) + (failed === feature.slug ? (counts.onlyLook[look] ?? 0) : 0);
      items.set(number, item);
    }
  }
  return Map.groupBy(items.values(), ({ slug }) => slug);
}

const byName = new Intl.Collator("pt-BR", { numeric: true });

function facetOf(slug: string, items: Item[], asked: readonly string[]): FilterDto {
  const most = items
    .sort((one, other) => other.all - one.all)
    .filter(({ value }, at) => at < MOST_VALUES || asked.includes(value));
  most.sort((one, other) => byName.compare(one.valueName, other.valueName));
  const named = { slug, name: items[0]?.name ?? slug, value: [...asked] };
  const told = most.map(({ value, valueName, count }) => ({ slug: value, name: valueName, count }));
  const colours = most.map(({ color }) => color ?? "");
  if (colours.every((colour) => colour === "")) return { type: "check", ...named, items: told };
  return { type: "color", ...named, items: told.map((item, at) => ({ ...item, color: colours[at] as string })) };
}
