import { ownProperty } from "./own-property.ts";

/** Family and engine guessed from a model's name: the price table has neither. */
export type ModelNameParts = { family: string; engine: string };

export function parseModelName(model: string): ModelNameParts {
  const words = model.trim().split(/\s+/);
  return { family: parseFamily(words), engine: parseEngine(words) };
}

// `P 310 B 8x2` is a P 310; `AMAROK High.CD 2.0` is an Amarok.
function parseFamily([first = "", second = ""]: string[]): string {
  if (first.length === 1 && second !== "") return `${first} ${second}`;
  const name = first.replace(/[^\p{L}\p{N}]+$/u, "") || first;
  return /^\p{Lu}{4,}$/u.test(name) ? capitalize(name) : name;
}

function parseEngine(words: string[]): string {
  const litres = words.find((word) => /^\d\.\d$/.test(word));
  const valves = words.find((word) => /^\d{1,2}V$/i.test(word.split("/")[0] ?? ""))?.split("/")[0];
  const fuel = words.some((word) => /^(TDI|dies(el)?\.?|\(diesel\).*)$/i.test(word)) ? "Diesel" : undefined;
  return litres === undefined ? "" : [litres, valves?.toUpperCase(), fuel].filter(Boolean).join(" ");
}

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
  const byName = Map.groupBy(models, formatModelName);
  return models.map((model) => {
    const name = formatModelName(model);
    const others = byName.get(name)?.filter((other) => other !== model) ?? [];
    if (others.length === 0) return name;
    const isOwn = (word: string) => !others.every((other) => rawWords(other).includes(word));
    const ownWords = rawWords(model).filter((word) => !name.split(" ").includes(word) && isOwn(word));
    return ownWords.length === 0 ? model : `${name} · ${ownWords.join(" ")}`;
  });
}

const rawWords = (model: string): string[] => model.replace(/[()]/g, " ").trim().split(/\s+/);

const splitModelWords = (model: string): string[] => model.replace(PARENTHESES, " ").trim().split(/\s+/);

const isTechnical = (word: string): boolean =>
  [DOORS_OR_INJECTION, LITERS, VALVES, TURBO, FLEX, DIESEL, AUTOMATIC].some((pattern) => pattern.test(word));

const capitalize = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();
