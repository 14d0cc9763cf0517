import { normalizeForSearch } from "./text.ts";

const ITEM = "((?:freios? )?abs|ar(?: cond(?:icionado)?)?|air ?bags?|direcao (?:hidraulica|eletrica|mecanica)|dh)";

export const EQUIPMENT_PATTERN = `(?:(?:co[mn]|[sc]e[mn]) |[cs]/ ?)${ITEM}`;

const BOTH = "(?:com ?(?:/|ou|e) ?sem |sem ?(?:/|ou|e) ?com |c/ ?s/ ?|s/ ?c/ ?)";
const STATED = new RegExp(`(?<![a-z0-9])(${BOTH}|(?:co[mn]|[sc]e[mn]) |[cs]/ ?)${ITEM}(?![a-z0-9])`, "g");
const ITEM_KEY = /^(?:freios? )?(ar|abs|air|d(?:irecao )?[hem])/;

const signsIn = (text: string): string[] =>
  text
    .replace(/co[mn]|c(?=\/)/g, "c")
    .replace(/[sc]e[mn]/g, "s")
    .match(/[cs]/g) ?? [];

const keyOf = (item: string): string => (ITEM_KEY.exec(item)?.[1] ?? "").replace("direcao ", "d");

const statementsOf = (text: string): string[] =>
  [...normalizeForSearch(text).matchAll(STATED)].flatMap(([, signs = "", item = ""]) =>
    [...new Set(signsIn(signs))].map((sign) => `${sign} ${keyOf(item)}`),
  );

/** A word of a query alone asks for it: a `pastilha onix abs`. */
const requestedBy = (word: string): string[] => (word === "abs" ? ["c abs"] : statementsOf(word));

/** Returns whether a word of a query asks for a vehicle with or without equipment. */
export const isEquipment = (word: string): boolean => requestedBy(word).length > 0;

const contraryOf = (statement: string): string => statement.replace(/^[cs]/, (sign) => (sign === "c" ? "s" : "c"));

export type FittedTexts = { name: string; notes: readonly string[] };

/**
 * Returns a judge of parts: each name states the equipment of `required`, a name or note that of `noted`, and neither the
 * name nor all notes state only the contrary of `dropped`.
 */
export function createEquipmentJudge(
  required: readonly string[],
  dropped: readonly string[],
  noted: readonly string[] = [],
): ((part: FittedTexts) => boolean) | undefined {
  const [expected, left] = [required.flatMap(statementsOf), dropped.flatMap(requestedBy)];
  if (expected.length + left.length + noted.length === 0) return undefined;
  const isNoted = createNoteJudge(noted);
  return ({ name, notes }) => {
    const stated = statementsOf(name);
    const isContrary = (texts: readonly string[], one: string) =>
      texts.includes(contraryOf(one)) && !texts.includes(one);
    const ofNotes = notes.map(statementsOf);
    const isExcluded = (one: string) =>
      isContrary(stated, one) ||
      (!stated.includes(one) && ofNotes.length > 0 && ofNotes.every((texts) => isContrary(texts, one)));
    return expected.every((one) => stated.includes(one)) && !left.some(isExcluded) && isNoted({ name, notes });
  };
}

/** Returns a judge of parts whose name, or the note of a fitment, states all of the equipment. */
export function createNoteJudge(equipment: readonly string[]): (part: FittedTexts) => boolean {
  const expected = equipment.flatMap(requestedBy);
  return ({ name, notes }) => {
    const texts = expected.length > 0 ? [name, ...notes].map(statementsOf) : [];
    return expected.every((one) => texts.some((stated) => stated.includes(one)));
  };
}
