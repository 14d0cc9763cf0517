import { isOneTypoApart } from "./typo.ts";
import { isInWords, type WordSet, wordSet } from "./word-sets.ts";

/** Words for the sides of a car, whose driver sits on the left. */
export const RIGHT_WORDS = wordSet("direito direita ld carona passageiro");
export const LEFT_WORDS = wordSet("esquerdo esquerda le esq motorista");

const SIDES: readonly WordSet[] = [RIGHT_WORDS, LEFT_WORDS];
const SEATS = ["carona", "passageiro", "motorista"];
/** Parts of one seat: the `pedaleira do passageiro` of a motorcycle is on both sides. */
const SEAT_PARTS = wordSet("pedaleira banco encosto apoio estribo alca assento");
const TOYOTA_MODEL = /^coronas?$/;
const BEHIND_SIDE: ReadonlyMap<string, WordSet> = new Map([
  ["dir", RIGHT_WORDS],
  ["condutor", LEFT_WORDS],
]);

/** Returns the words for the side that a word of a query means, also where it misspells a seat: `carrona`. */
export function sideWordsOf(word: string, before?: string, others: readonly string[] = []): string[] {
  const isSide = before === "lado";
  const seat = SEATS.find((name) => !TOYOTA_MODEL.test(word) && isOneTypoApart(word, name));
  const words = (isSide && BEHIND_SIDE.get(word)) || SIDES.find((side) => isInWords(side, seat ?? word));
  const isOfSeat = !isSide && hasSeatPart([before ?? "", ...others]);
  if (!words || (isOfSeat && seat)) return [];
  return [...words].filter((one) => !isOfSeat || !SEATS.includes(one));
}

const hasSeatPart = (words: readonly string[]): boolean => words.some((word) => isInWords(SEAT_PARTS, word));

/** Returns words without seats, where they are no sides. */
export function withoutSeats(words: readonly string[], query: readonly string[]): string[] {
  const isOfSeat = hasSeatPart(query);
  return words.filter((word) => !isOfSeat || !SEATS.includes(word));
}
