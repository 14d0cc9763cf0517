import { bareSizes } from "./attribute-measures.ts";
import { measuresIn, multipliedNumbers, numbersIn, type SearchMeasure, wholeWords } from "./search-measure.ts";
import { statedQuantities, typedQuantity } from "./stated-quantities.ts";

type Size = { kind: string; numbers: readonly number[]; isQuantity?: boolean };

/** Tires of another rim fit no wheel of this one. */
const TIRE_WEIGHTS = [1, 1, 6];

const TIRE = /^(\d{2,3})(\d{2})z?r(\d{2})5?$/;
const CARGO_RIM = /^r\d{2}5?c$/;
const VISCOSITY = /^(\d{1,2})w(\d{2,3})$/;
const BELT = /^(\d{1,2})(d?pk|p[jlm])(\d{3,4})$/;

const PRODUCT = "x";

/** Classes, as of brake fluids, have no order: neither neighbor of DOT 5 is nearer. */
function sizesOf(measure: SearchMeasure): Size[] {
  const { input, role, words } = measure;
  const [whole = ""] = wholeWords(measure);
  const typed = numbersIn(input);
  if (role === "rim") return [{ kind: "rim", numbers: typed.slice(0, 1) }];
  if (role !== "measure") return [];
  const tire = words.length === 3 ? TIRE.exec(words[1]?.find((word) => TIRE.test(word)) ?? "") : null;
  if (tire) {
    const numbers = typed.length === 3 ? typed : tire.slice(1).map(Number);
    return [
      { kind: "tire", numbers },
      { kind: "rim", numbers: numbers.slice(2) },
    ];
  }
  const [, ribs, profile, length] = BELT.exec(whole) ?? [];
  if (profile) return [{ kind: profile, numbers: [Number(ribs), Number(length)] }];
  const grades = VISCOSITY.exec(whole);
  if (grades) return [{ kind: "viscosity", numbers: grades.slice(1).map(Number) }];
  if (words[1]?.some((word) => CARGO_RIM.test(word))) return [{ kind: "rim", numbers: typed.slice(1, 2) }];
  const multiplied = multipliedNumbers(measure);
  return multiplied.length > 0 ? [{ kind: PRODUCT, numbers: multiplied }] : [];
}

const quantitySize = ({ text }: { text: string }): Size => ({
  kind: text.replace(/^[\d.]+/, ""),
  numbers: [Number.parseFloat(text)],
  isQuantity: true,
});

const shareApart = (one: number, other: number): number => Math.abs(one - other) / Math.max(one, other, 1);

function distance({ kind, numbers }: Size, other: Size): number {
  if (other.kind !== kind || other.numbers.length !== numbers.length) return 1;
  const weights = kind === "tire" ? TIRE_WEIGHTS : numbers.map(() => 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return numbers.reduce(
    (sum, number, at) => sum + (shareApart(number, other.numbers[at] ?? 0) * (weights[at] ?? 1)) / total,
    0,
  );
}

/** Attributes state each side of `34x64x37` on its own. */
function distanceOfSides({ kind, numbers }: Size, sizes: readonly Size[]): number {
  const sides = kind === PRODUCT ? sizes.filter((size) => size.kind === "mm") : [];
  if (sides.length < numbers.length) return 1;
  return average(numbers.map((number) => Math.min(...sides.map((side) => shareApart(number, side.numbers[0] ?? 0)))));
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Returns how far a product is from the sizes that a search left out, 0 to 1; undefined where it left out none. */
export function createSizeDistance(
  dropped: readonly string[],
  words: readonly string[],
): ((name: string, attributes: string) => number) | undefined {
  const missing = measuresIn([...words, ...dropped].join(" "))
    .filter(({ input }) => dropped.includes(input))
    .flatMap((measure) => {
      const quantity = measure.role === "quantity" ? typedQuantity(measure.input) : undefined;
      return quantity ? [quantitySize(quantity)] : sizesOf(measure).slice(0, 1);
    });
  const sizes = dropped.flatMap((word) => bareSizes(word, words).flatMap((text) => quantitySize({ text })));
  return missing.length + sizes.length > 0 ? distanceFrom([...missing, ...sizes]) : undefined;
}

function distanceFrom(missing: readonly Size[]): (name: string, attributes: string) => number {
  const hasSize = missing.some(({ isQuantity }) => !isQuantity);
  return (name, attributes) => {
    const text = `${name} ${attributes.replaceAll("#", "")}`;
    const measured = hasSize ? measuresIn(text) : [];
    const sizes = [...measured.flatMap(sizesOf), ...statedQuantities(text).map(quantitySize)];
    return average(
      missing.map((size) => Math.min(1, distanceOfSides(size, sizes), ...sizes.map((other) => distance(size, other)))),
    );
  };
}
