import { normalizeForSearch } from "./text.ts";

const groups = (lists: string): Set<string>[] =>
  lists
    .trim()
    .split("\n")
    .map((line) => new Set(line.trim().split(" ")));

/** Words that make another part of the same noun. Those of a line say the same. */
const QUALIFIERS: readonly (readonly ReadonlySet<string>[])[] = [
  groups(`
    dianteiro dianteira dianteiros dianteiras diant frente frontal
    traseiro traseira traseiros traseiras tras atras`),
  groups(`
    direito direita direitos direitas dir ld passageiro
    esquerdo esquerda esquerdos esquerdas esq le motorista`),
  groups(`
    oleo lubrificante
    ar
    cabine polen condicionado
    combustivel gasolina alcool etanol
    agua dagua arrefecimento radiador
    freio freios
    embreagem
    direcao
    cambio transmissao
    motor
    alternador
    dentada
    partida
    homocinetica`),
];

const NAME_WORDS = /[\p{L}\p{N}]+/gu;

/**
 * Returns whether a product is another part than the query's: it lacks a word such as `óleo` or `esquerdo`, and has another
 * of that kind that the query does not name.
 */
export function isOtherPart(name: string, missing: readonly string[], queryWords: readonly string[]): boolean {
  const nameWords = normalizeForSearch(name).match(NAME_WORDS) ?? [];
  const named = (group: ReadonlySet<string>, words: readonly string[]) => words.some((word) => group.has(word));
  return QUALIFIERS.some((kind) =>
    kind.some(
      (own) =>
        named(own, missing) &&
        !named(own, nameWords) &&
        kind.some((other) => other !== own && named(other, nameWords) && !named(other, queryWords)),
    ),
  );
}
