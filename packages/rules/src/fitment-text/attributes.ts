import { findGenerations } from "./generations.ts";
import { ENGINE_KINDS, type ItemMatcher, type ItemReader, joinedWords } from "./items.ts";
import { formAt } from "./tokens.ts";
import * as vocabulary from "./words.ts";

/** Before the first name, other words are those of the part: `filtro de ar`. */
const LEADING_WORDS = new Set([...vocabulary.PREFIX_WORDS, ...vocabulary.ENGINE_NAMES]);
const HYDRAULICS = /^(hidraulica|eletrica|mecanica)$/;

/** `1.6`, `1.8T`, `1000` of a car. */
export const matchSize: ItemMatcher = (reader, at) => {
  const [, decimal, letter] = /^(\d\.\d)([lti])?$/.exec(formAt(reader, at)) ?? [];
  const hundreds = /^(1[0-8]|2[0-8])00$/.exec(formAt(reader, at))?.[1];
  const liters = decimal ?? (hundreds && `${hundreds[0]}.${hundreds[1]}`);
  if (!liters || (!decimal && !hasSize(reader, liters))) return undefined;
  reader.items.push({ kind: "size", liters, from: at, to: at + 1 });
  if (letter === "t") reader.items.push({ kind: "flag", flag: "turbo", from: at, to: at + 1 });
  return at + 1;
};

const hasSize = ({ name }: ItemReader, liters: string): boolean =>
  name?.names.some(({ families }) =>
    families.some(({ family }) => family.engines.some((engine) => engine.liters === liters)),
  ) ?? false;

/** `8V`, `16 V`, `8 válvulas`. */
export const matchValves: ItemMatcher = (reader, at) => {
  const joined = /^(\d{1,2})(v|valv|valvulas)$/.exec(formAt(reader, at))?.[1];
  const isApart = /^\d{1,2}$/.test(formAt(reader, at)) && /^v(alvulas?|alv)?$/.test(formAt(reader, at + 1));
  const valves = joined ?? (isApart ? formAt(reader, at) : undefined);
  if (!valves) return undefined;
  const to = joined ? at + 1 : at + 2;
  reader.items.push({ kind: "valves", valves: `${valves}V`, from: at, to });
  return to;
};

/** `4 por veículo`. */
export const matchQuantity: ItemMatcher = (reader, at) => {
  if (!/^\d{1,2}$/.test(formAt(reader, at)) || !/^(por|p)$/.test(formAt(reader, at + 1))) return undefined;
  const word = formAt(reader, at + 2) === "/" ? at + 3 : at + 2;
  if (!/^(veiculo|carro|roda|moto)s?$/.test(formAt(reader, word))) return undefined;
  reader.items.push({ kind: "quantity", quantity: Number(formAt(reader, at)), from: at, to: word + 1 });
  return word + 1;
};

/** Numbers with their unit: `aro 13/14`, `02/04 portas`, `5 marchas`, `112cv`. */
export const matchMeasure: ItemMatcher = (reader, at) => {
  const isNamed = vocabulary.MEASURED_WORDS.has(formAt(reader, at));
  const first = isNamed ? at + 1 : at;
  if (!isNamed && /^\d{2,3}(cv|hp)$/.test(formAt(reader, at))) return pushNote(reader, at, at + 1);
  if (!/^\d{1,3}$/.test(formAt(reader, first))) return undefined;
  let next = numberRunEnd(reader, first);
  if (isNamed) return pushNote(reader, at, next);
  if (formAt(reader, next) === "-" && vocabulary.UNIT_WORDS.has(formAt(reader, next + 1))) next += 1;
  if (vocabulary.UNIT_WORDS.has(formAt(reader, next))) return pushNote(reader, at, next + 1);
  return next > first + 1 && /^\d{1,3}p$/.test(formAt(reader, next - 1)) ? pushNote(reader, at, next) : undefined;
};

/** The end of the numbers that signs or words join: the same for each number of the run. */
function numberRunEnd(reader: ItemReader, at: number): number {
  const run = reader.numberRun;
  if (at >= run.from && at < run.to && (at - run.from) % 2 === 0) return run.to;
  run.from = at;
  run.to = at + 1;
  while (/^([/-]|e|a|ou)$/.test(formAt(reader, run.to)) && /^\d{1,3}p?$/.test(formAt(reader, run.to + 1))) run.to += 2;
  return run.to;
}

/** `G5`, `G5/G6`, `Bola`, `Brad Pitt`. A single letter only directly behind the name. */
export const matchGeneration: ItemMatcher = (reader, at) => {
  const first = generationAt(reader, at, reader.items.at(-1) === reader.name);
  if (!first) return undefined;
  const forms = [first.form];
  let { next } = first;
  for (;;) {
    const isJoined = /^(\/|e|-)$/.test(formAt(reader, next));
    const more = generationAt(reader, isJoined ? next + 1 : next, false);
    if (!more) break;
    forms.push(more.form);
    next = more.next;
  }
  reader.items.push({ kind: "generation", forms, from: at, to: next });
  return next;
};

function generationAt(
  reader: ItemReader,
  at: number,
  takesLetter: boolean,
): { form: string; next: number } | undefined {
  const { name, tokens } = reader;
  if (!tokens[at]?.isWord || !name) return undefined;
  const families = name.names.flatMap((one) => one.families.map(({ family }) => family.family));
  for (const next of [Math.min(at + 2, tokens.length), at + 1]) {
    const form = formAt(reader, at) + (next === at + 2 ? formAt(reader, at + 1) : "");
    const isKnown = families.some((family) => findGenerations(family).some((generation) => generation.form === form));
    if (form.length === 1 ? isKnown && takesLetter : isKnown || /^(g\d{1,2}|mk\d)$/.test(form)) return { form, next };
  }
  return undefined;
}

/** `com ABS`, `s/ ar condicionado`, `Weekend Adventure`, `GL/GLS`, `dir. hidráulica`. */
export const matchNote: ItemMatcher = (reader, at) => {
  const isWith = /^(com|sem|c|s)$/.test(formAt(reader, at));
  const start = isWith ? (formAt(reader, at + 1) === "/" ? at + 2 : at + 1) : at;
  let next = noteWordEnd(reader, start, isWith);
  if (next === undefined) return undefined;
  for (;;) {
    const isJoined = /^(\/|-|\.|e|a|de|do|da)$/.test(formAt(reader, next));
    const more = noteWordEnd(reader, isJoined ? next + 1 : next, isWith);
    if (more === undefined || (reader.tokens[next]?.isWord && startsName(reader, next))) break;
    next = more;
  }
  return pushNote(reader, at, next);
};

function noteWordEnd(reader: ItemReader, at: number, isWith: boolean): number | undefined {
  if (formAt(reader, at) === "dir" && reader.name) {
    const next = formAt(reader, at + 1) === "." ? at + 2 : at + 1;
    return HYDRAULICS.test(formAt(reader, next)) ? next + 1 : undefined;
  }
  if (formAt(reader, at) === "tracao" && vocabulary.POSITION_WORDS.has(formAt(reader, at + 1))) return at + 2;
  const words = reader.name || isWith ? vocabulary.NOTE_WORDS : LEADING_WORDS;
  for (const { form, next } of joinedWords(reader, at))
    if (words.has(form) || (isWith && vocabulary.CONDITION_WORDS.has(form))) return next;
  return undefined;
}

const startsName = ({ dictionary, tokens }: ItemReader, at: number): boolean =>
  dictionary.names.get(tokens[at]?.form ?? "")?.some(({ needsMake, isNickname }) => !needsMake && !isNickname) ?? false;

function pushNote({ items }: ItemReader, from: number, to: number): number {
  items.push({ kind: "note", from, to });
  return to;
}

/** Words of one meaning: fuels, kinds of engines, bodies, positions, `todos`. */
export const matchMeaning: ItemMatcher = (reader, at) => {
  const { items } = reader;
  if (formAt(reader, at) === "total" && formAt(reader, at + 1) === "flex") return matchMeaning(reader, at + 1);
  if (/^tod[oa]s$/.test(formAt(reader, at))) {
    items.push({ kind: "all-years", from: at, to: at + 1 });
    return at + 1;
  }
  for (const { form, next } of joinedWords(reader, at)) {
    const span = { from: at, to: next };
    const fuel = vocabulary.FUEL_WORDS.get(form);
    const flag = vocabulary.ENGINE_FLAGS.get(form);
    const body = vocabulary.BODY_WORDS.get(form);
    const position = vocabulary.POSITION_WORDS.get(form);
    if (fuel) items.push({ kind: "fuel", fuel, isClear: form !== "gas" || isGasoline(reader, at), ...span });
    else if (flag) items.push({ kind: "flag", flag, ...span });
    else if (body) items.push({ kind: "body", body, ...span });
    else if (position) {
      const { axis, value, isShort } = position;
      // `2010 inferior` may be `2010 ou inferior`.
      const isOfYear = axis === "height" && items.at(-1)?.kind === "years";
      const isClear = (!isShort && !isOfYear) || isNextToPosition(reader, at, next);
      items.push({ kind: "position", axis, value, isClear, ...span });
    } else continue;
    return next;
  }
  return undefined;
};

/** `gas/flex`, or `1.6 gas.`; elsewhere it may be the gas of a shock absorber. */
function isGasoline(reader: ItemReader, at: number): boolean {
  const isNextToFuel = [-1, 1].some(
    (step) => formAt(reader, at + step) === "/" && vocabulary.FUEL_WORDS.has(formAt(reader, at + 2 * step)),
  );
  const isOfEngine = formAt(reader, at + 1) === "." && ENGINE_KINDS.has(reader.items.at(-1)?.kind ?? "unknown");
  return isNextToFuel || isOfEngine;
}

/** `LE` is a version, too: it is a side only next to another position. */
function isNextToPosition(reader: ItemReader, at: number, next: number): boolean {
  const last = reader.items.at(-1);
  const before = last?.kind === "separator" ? reader.items.at(-2) : last;
  if (before?.kind === "position" || formAt(reader, at - 1) === "lado") return true;
  for (let after = next; after < next + 3; after++) {
    if (vocabulary.POSITION_WORDS.has(formAt(reader, after))) return true;
    if (!/^([./,-]|e)$/.test(formAt(reader, after))) return false;
  }
  return false;
}
