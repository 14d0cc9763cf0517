import { slugify } from "@pecacerta/rules/text";
import { makeGtin } from "./codes.ts";
import type { ProductDraft } from "./product-draft.ts";
import { ATTRIBUTE_NAMES, measureNames, POSITION } from "./product-types.ts";
import type { SampleAttribute } from "./sample-types.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Attributes without a value are left out. */
export function buildAttributes(
  article: ProductDraft,
  prefix: string,
  number: number,
  random: SeededRandom,
): SampleAttribute[] {
  const { line, measure, engine } = article;
  const series = { PC: 1, MN: 2, DS: 3 }[prefix] ?? 9;
  const origin = line.origin ?? (random.chance(0.8) ? "Nacional" : "Importado");
  const values: [slug: string, value: string | undefined][] = [
    ["origin", origin],
    ["voltage", line.voltage],
    ["bar-code", makeGtin(series * 100_000 + number)],
    ["kit", line.kit],
    ["load-capacity", measure.load],
    ["material", line.material],
    ["motor-type", engine],
    ["height", `${decimal(measure.cm[0])} cm`],
    ["width", `${decimal(measure.cm[1])} cm`],
    ["weight", `${decimal(measure.kg)} kg`],
  ];
  const general = values.flatMap(([slug, value]) => {
    const attribute = ATTRIBUTE_NAMES[slug];
    return value && attribute ? [{ ...attribute, slug, value }] : [];
  });
  return [...general, ...buildMeasures(article)];
}

/** The technical data of the line. Shoppers filter by the first ones. */
const buildMeasures = ({ line, measure }: ProductDraft): SampleAttribute[] =>
  measureNames(line).map((name, index) => ({
    group: "measures",
    slug: slugify(name),
    name,
    value: measure.values[index] ?? (name === POSITION ? (line.position ?? "") : line.warranty),
    featured: index < FEATURED_MEASURES,
  }));

const FEATURED_MEASURES = 3;

const decimal = (value: number) => String(value).replace(".", ",");
