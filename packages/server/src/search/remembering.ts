import { LRUCache } from "lru-cache";
import type { Shop } from "../companies/shop.ts";
import { besideDatabase } from "../database/beside.ts";
import type { Known } from "./known-words.ts";
import { knownOfTerm, type Reading, readAs } from "./reading.ts";

const MOST_BYTES = 3_000_000;
const ABOUT_A_TEXT = 400;
const ABOUT_A_ROW = 120;

/** What is answered to a reading, and the version of the catalogue that the answer is of, where it tells. */
type Answer = { version: number | undefined };

/**
 * Reads a typed text and answers it. What the catalogue knew of the text when it was last answered is taken for what it
 * knows now, until the answer tells that the catalogue has moved: then the text is read and answered anew.
 */
export async function answered<Answered extends Answer>(
  shop: Shop,
  term: string,
  answer: (reading: Reading) => Promise<Answered>,
  isTyping = false,
): Promise<Answered> {
  const memory = memoryOf(shop.database);
  const key = `${shop.companyId}/${term}`;
  const before = memory.get(key);
  const remembered = before && (await answer(readAs(term, before, isTyping)));
  if (remembered && remembered.version === before.version) return remembered;
  const known = await knownOfTerm(shop, term);
  const told = await answer(readAs(term, known, isTyping));
  // An answer without products tells no version: whether it still holds could not be known.
  if (told.version === known.version) memory.set(key, known);
  else memory.delete(key);
  return told;
}

const memoryOf = besideDatabase(() => new LRUCache<string, Known>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf }));

const bytesOf = ({ numbers, words, mistyped }: Known): number =>
  ABOUT_A_TEXT + ABOUT_A_ROW * (numbers.length + words.length + mistyped.length);
