import { type ClauseScan, continueClause, type FitmentClause, startClause } from "./fitment-clause.ts";
import { findGenerations } from "./fitment-text-generations.ts";
import { type FitmentToken, joinRaw } from "./fitment-text-tokens.ts";
import * as vocabulary from "./fitment-text-words.ts";

type Matcher = (scan: ClauseScan, at: number) => number | undefined;

/** Reads one attribute of the clause; the position after it, or undefined for a word without a meaning. */
export function matchAttribute(scan: ClauseScan, at: number): number | undefined {
  for (const matcher of MATCHERS) {
    const next = matcher(scan, at);
    if (next !== undefined) return next;
  }
  return undefined;
}

const formAt = ({ tokens }: ClauseScan, at: number): string => tokens[at]?.form ?? "";

/** `1.6`, `1.8T`, `1000`; after years it begins a clause about the same families. */
const matchLitres: Matcher = (scan, at) => {
  const match = /^(\d\.\d)(l|t|i)?$/.exec(formAt(scan, at));
  const hundreds = /^(1[0-8]|2[0-8])00$/.exec(formAt(scan, at))?.[1];
  const litres = match?.[1] ?? (hundreds && `${hundreds[0]}.${hundreds[1]}`);
  if (!litres || (scan.clause.families.length === 0 && hundreds)) return undefined;
  const { clause } = scan;
  if (clause.families.length > 0 && clause.ranges.length > 0 && clause.engines.length > 0 && clause.last === "years")
    startClause(scan, continueClause(clause));
  scan.clause.engines.push({ litres, valves: "", words: match?.[2] === "t" ? ["turbo"] : [] });
  scan.clause.last = "engine";
  return at + 1;
};

/** `8V`, `16 V`, `8 válvulas`. Those of `1.0/1.6 8V` belong to both; a second count repeats the last size. */
const matchValves: Matcher = (scan, at) => {
  const joined = /^(\d{1,2})(v|valv|valvulas)$/.exec(formAt(scan, at))?.[1];
  const apart = /^\d{1,2}$/.test(formAt(scan, at)) && /^v(alvulas?|alv)?$/.test(formAt(scan, at + 1));
  const valves = joined ?? (apart ? formAt(scan, at) : undefined);
  if (!valves) return undefined;
  const { engines } = scan.clause;
  const open = engines.filter((engine) => engine.valves === "");
  const last = engines.at(-1);
  if (open.length > 0) for (const engine of open) engine.valves = `${valves}V`;
  else if (last) engines.push({ ...last, words: [...last.words], valves: `${valves}V` });
  else engines.push({ litres: "", valves: `${valves}V`, words: [] });
  scan.clause.last = "engine";
  return joined ? at + 1 : at + 2;
};

const matchQuantity: Matcher = (scan, at) => {
  if (!/^\d{1,2}$/.test(formAt(scan, at)) || !/^(por|p)$/.test(formAt(scan, at + 1))) return undefined;
  const word = formAt(scan, at + 2) === "/" ? at + 3 : at + 2;
  if (!/^(veiculo|carro|roda|moto)s?$/.test(formAt(scan, word))) return undefined;
  scan.clause.quantity = Number(formAt(scan, at));
  return word + 1;
};

/** Names of versions of motorcycles and trucks: `24.280`, `24-280`, `Titan`. */
const matchVersionWord: Matcher = (scan, at) => {
  const { clause, tokens, dictionary } = scan;
  const joined = formAt(scan, at + 1) === "-" ? `${formAt(scan, at)}${formAt(scan, at + 2)}` : "";
  const next = dictionary.versionWords.has(joined) ? at + 3 : at + 1;
  const word = next === at + 3 ? joined : formAt(scan, at).replace(".", "");
  if (!tokens[at]?.isWord || !dictionary.versionWords.has(word)) return undefined;
  const isOfFamily = clause.families.some(({ names }) => names.some(({ family }) => family.versionsByWord.has(word)));
  const isLeading = clause.families.length === 0 && /^\d{4,5}$/.test(word);
  if (!isOfFamily && !isLeading) return undefined;
  clause.versionWords.push(word);
  return next;
};

const matchGeneration: Matcher = (scan, at) => {
  const { clause, tokens } = scan;
  if (!tokens[at]?.isWord || clause.families.length === 0) return undefined;
  for (const next of [at + 2, at + 1]) {
    const words = tokens.slice(at, next);
    const form = words.map((word) => word.form).join("");
    const isKnown = clause.families.some(({ names }) =>
      names.some(({ family }) => isGenerationOf(family.family, form)),
    );
    if (!isKnown && !/^(g\d{1,2}|mk\d)$/.test(form)) continue;
    clause.generations.push({ form, raw: joinRaw(words) });
    return next;
  }
  return undefined;
};

const isGenerationOf = (family: string, form: string): boolean =>
  findGenerations(family).some((generation) => generation.form === form);

/** `com ABS`, `s/ ar condicionado`. */
const matchEquipment: Matcher = (scan, at) => {
  const isWith = /^(com|sem|c|s)$/.test(formAt(scan, at));
  if (!isWith) return matchNote(scan, at, at);
  const first = formAt(scan, at + 1) === "/" ? at + 2 : at + 1;
  return matchNote(scan, at, first);
};

function matchNote({ tokens, clause }: ClauseScan, from: number, first: number): number | undefined {
  let next = first;
  while (tokens[next] && vocabulary.EQUIPMENT_WORDS.has((tokens[next] as FitmentToken).form)) next += 1;
  if (next === first) return undefined;
  clause.notes.push(joinRaw(tokens.slice(from, next)));
  return next;
}

const MEANINGS: readonly ((clause: FitmentClause, token: FitmentToken) => boolean)[] = [
  (clause, { form }) => {
    const fuel = vocabulary.FUEL_WORDS.get(form);
    if (fuel) clause.fuels.push(fuel);
    return fuel !== undefined;
  },
  (clause, { form }) => {
    const word = vocabulary.ENGINE_WORDS.get(form);
    if (!word) return false;
    clause.engineWords.push(word);
    return true;
  },
  (clause, { form }) => {
    clause.position = vocabulary.POSITION_WORDS.get(form) ?? clause.position;
    return vocabulary.POSITION_WORDS.has(form);
  },
  (clause, { form }) => {
    clause.side = vocabulary.SIDE_WORDS.get(form) ?? clause.side;
    return vocabulary.SIDE_WORDS.has(form);
  },
  (clause, { form }) => {
    const body = vocabulary.BODY_WORDS.get(form);
    if (body && clause.families.length > 0) clause.body.push(body);
    return body !== undefined;
  },
  (clause, { form, raw }) => {
    const isName = vocabulary.ENGINE_NAMES.has(form) || vocabulary.VERSION_NAMES.has(form);
    if (isName && form.length > 1) clause.notes.push(raw);
    return isName;
  },
  (clause, { form }) => {
    if (/^tod[oa]s$/.test(form)) clause.isAllYears = true;
    return false;
  },
];

const matchMeaning: Matcher = ({ clause, tokens }, at) => {
  const token = tokens[at] as FitmentToken;
  return token.isWord && MEANINGS.some((read) => read(clause, token)) ? at + 1 : undefined;
};

const MATCHERS = [
  matchVersionWord,
  matchLitres,
  matchValves,
  matchQuantity,
  matchGeneration,
  matchEquipment,
  matchMeaning,
];
