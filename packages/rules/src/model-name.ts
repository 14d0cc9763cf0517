import { ownProperty } from "./own-property.ts";
import { slugify } from "./text.ts";
import type { VehicleType } from "./vehicle.ts";

/** Family and engine guessed from a model's name: the price table has neither. */
export type ModelNameParts = { family: string; engine: string };

/** `type`: the families of motorcycles and trucks have numbers (`CG 150`), those of cars do not. */
export function parseModelName(model: string, type: VehicleType = 1): ModelNameParts {
  const words = model.trim().split(/\s+/);
  return { family: parseFamily(words, type), engine: parseEngine(words) };
}

/** Families whose names have several words, or capitals in some models only. From general knowledge. */
const FAMILY_NAMES = `
  C3 Aircross, C3 Picasso, C4 Cactus, C4 Lounge, C4 Pallas, C4 Picasso, Grand C4 Picasso, Xsara Picasso,
  Grand Siena, Uno Mille, Del Rey, Ka, Grand Livina, Grand Scenic, Duster Oroch, Santa Fe, Grand Santa Fe, New Tucson,
  Grand Carnival, Grand Vitara, Grand Cherokee, Grand Caravan, Hilux SW4, Corolla Cross, Yaris Cross, Eclipse Cross,
  Land Cruiser, Range Rover, L200 Triton, Pajero Dakar, Pajero Full, Pajero Sport, Pajero TR4, New Beetle, PT Cruiser,
  Town Country, Classe A, Classe B`;

const FAMILIES_BY_SLUG = new Map(FAMILY_NAMES.split(",").map((name) => [slugify(name), name.trim()]));
const MAX_FAMILY_WORDS = 4;

// `P 310 B 8x2` is a P 310; `AMAROK High.CD 2.0` is an Amarok.
function parseFamily(words: readonly string[], type: VehicleType): string {
  for (let count = Math.min(MAX_FAMILY_WORDS, words.length); count > 0; count--) {
    const name = FAMILIES_BY_SLUG.get(slugify(words.slice(0, count).join(" ")));
    if (name) return name;
  }
  const [first = "", second = ""] = words;
  const name = withoutGearbox(trimSigns(first));
  const number = trimSigns(second);
  if (type === 1 && first.length === 1 && second !== "") return `${first} ${second}`;
  const hasNumber = type !== 1 && /^\p{L}+$/u.test(name) && /^\d{2,}\w*$/.test(number);
  return hasNumber ? `${capitalizeWord(name)} ${number}` : capitalizeWord(name);
}

// `320iA` is a 320i with an automatic gearbox.
const withoutGearbox = (name: string): string => name.replace(/^(\d{3}i)A$/, "$1");

const trimSigns = (word: string): string => word.replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "");

const capitalizeWord = (word: string): string => (/^\p{Lu}{4,}$/u.test(word) ? capitalize(word) : word);

const ENGINE_LITERS = /^\d\.\d[it]?$/i;
const ENGINE_VALVES = /^\d{1,2}V$/i;
const ENGINE_TURBO = /^(tb\.?|tur(bo)?\.?|tf?si|thp|t-?jet|t-?g-?di|\d\.\dt)$/i;
const ENGINE_DIESEL = /^(tdi|die(s(el)?)?\.?|\(diesel\).*)$/i;
const ENGINE_HYBRID = /^(h[ií]b(rid[ao])?\.?|hybrid|[mp]?hev)$/i;

/** Liters, valves and kind. Of a name with two sizes, nothing; of one with two numbers of valves, no valves. */
function parseEngine(words: readonly string[]): string {
  const parts = words.flatMap((word) => word.split("/"));
  const marks = [...parts, ...parts.flatMap((part) => part.split("."))];
  const has = (pattern: RegExp) => marks.some((mark) => pattern.test(mark));
  const liters = only(parts.filter((part) => ENGINE_LITERS.test(part)).map((part) => part.slice(0, 3)));
  const valves = only(parts.filter((part) => ENGINE_VALVES.test(part)).map((part) => part.toUpperCase()));
  if (liters === undefined) return "";
  const kind = has(ENGINE_DIESEL) ? "Diesel" : has(ENGINE_TURBO) && "Turbo";
  return [liters, valves, kind, has(ENGINE_HYBRID) && "Híbrido"].filter(Boolean).join(" ");
}

const only = (values: readonly string[]): string | undefined => (new Set(values).size === 1 ? values[0] : undefined);

const MAKE_NAMES: Readonly<Record<string, string>> = { VolksWagen: "Volkswagen", "Kia Motors": "Kia" };

/** The name that shoppers know: `VW - VolksWagen` is Volkswagen, `HONDA` is Honda, `BMW` stays. */
export function formatMakeName(make: string): string {
  const name =
    make
      .trim()
      .split(/\s+-\s+/)
      .at(-1) ?? "";
  return ownProperty(MAKE_NAMES, name) ?? name.replace(/\p{Lu}{4,}/gu, capitalize);
}

const PARENTHESES = /\([^()]*\)/g;
const DOORS_OR_INJECTION = /^(\dp|mi|mpi|mpfi|spi|efi|i|fire|evo|vhce?|tivct|total|t\.|mec\.?)$/i;
const LITERS = /^\d\.\d$/;
const VALVES = /^\d{1,2}V$/i;
const TURBO = /^(tb\.?|turbo)$/i;
const FLEX = /flex/i;
const DIESEL = /^(tdi|die|dies(el)?\.?)$/i;
const AUTOMATIC = /^aut\.?$/i;

/** Without what a shopper does not ask for: `Gol (novo) 1.0 Mi Total Flex 8V 4p` is a `Gol 1.0 8V Flex`. */
export function formatModelName(model: string): string {
  const words = splitModelWords(model);
  const find = (pattern: RegExp) => words.find((word) => pattern.test(word));
  const name = words.filter((word) => !isTechnical(word)).map((word) => word.replace(/^\p{Lu}{4,}$/u, capitalize));
  const engine = [
    find(LITERS),
    find(VALVES)?.toUpperCase(),
    find(TURBO) && "Turbo",
    find(DIESEL) ? "Diesel" : find(FLEX) && "Flex",
    find(AUTOMATIC) && "Aut.",
  ];
  return [...name, ...engine].filter(Boolean).join(" ") || model.trim();
}

/** As `formatModelName`. Names that would be equal keep the words in which their models differ. */
export function formatModelNames(models: readonly string[]): string[] {
  const groups = Map.groupBy(new Set(models), formatModelName);
  const frequencies = new Map([...groups].map(([name, group]) => [name, countWords(group)]));
  return models.map((model) => {
    const name = formatModelName(model);
    const count = groups.get(name)?.length ?? 0;
    if (count === 1) return name;
    const known = new Set(name.split(" "));
    const isOwn = (word: string) => (frequencies.get(name)?.get(word) ?? 0) < count;
    const ownWords = rawWords(model).filter((word) => !known.has(word) && isOwn(word));
    return ownWords.length === 0 ? model : `${name} · ${ownWords.join(" ")}`;
  });
}

function countWords(models: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of models.flatMap((model) => [...new Set(rawWords(model))]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const rawWords = (model: string): string[] => model.replace(/[()]/g, " ").trim().split(/\s+/);

const splitModelWords = (model: string): string[] => model.replace(PARENTHESES, " ").trim().split(/\s+/);

const isTechnical = (word: string): boolean =>
  [DOORS_OR_INJECTION, LITERS, VALVES, TURBO, FLEX, DIESEL, AUTOMATIC].some((pattern) => pattern.test(word));

const capitalize = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();
