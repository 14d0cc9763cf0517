import { isOrdinaryWord } from "@pecacerta/rules/search-words";
import { hasCandidates, isOfVehicle, type ParsedQuery, type QueryTerm, type TermRole } from "../search-engine.ts";
import {
  inputsOf,
  isCode,
  isNoun,
  isPart,
  MAX_PARTS,
  namesSeveral,
  readParts,
  separateParts,
  splitText,
  termsIn,
} from "./query-parts.ts";

const MAX_ENGINES = 3;

const OF_VEHICLE: readonly TermRole[] = ["vehicle", "version", "year"];

type Parse = (text: string, isLast: boolean) => Promise<ParsedQuery>;

export async function parseSeveral(input: string, query: ParsedQuery, parse: Parse): Promise<ParsedQuery> {
  const parseAll = (inputs: readonly OwnInput[]) =>
    Promise.all(inputs.map((one, at) => parseOwn(one, (text) => parse(text, at === inputs.length - 1))));
  const apart = splitApart(input, query.terms);
  const queries = await parseAll(apart);
  const vehicles = new Set(queries.map(({ vehicle }) => JSON.stringify(vehicle?.families)));
  const isApart = apart.length > 0 && (vehicles.size > 1 || apart.every(({ isSure }) => isSure));
  if (isApart) return { ...query, ofParts: { queries, hasSets: false, isApart } };
  const engines = splitEngines(input, query.terms);
  const ofEngines = await parseAll(engines.map((text) => ({ text, vehicle: "", isSure: true })));
  return engines.length > 0 ? { ...query, ofParts: { queries: ofEngines, hasSets: false } } : query;
}

/** `vehicle`: of another part, if the text names none. `isSure`: it is known to name one or to need none. */
type OwnInput = { text: string; vehicle: string; isSure: boolean };

async function parseOwn({ text, vehicle, isSure }: OwnInput, parse: (text: string) => Promise<ParsedQuery>) {
  const own = isSure && vehicle !== "" ? undefined : await parse(text);
  return own && (vehicle === "" || own.vehicle) ? own : parse(`${text} ${vehicle}`);
}

function splitApart(input: string, terms: readonly QueryTerm[]): OwnInput[] {
  const separated = separateParts(input);
  const codes = separated.length === 1 ? splitCodes(input, terms) : [];
  const isOfCodes = codes.length > 0;
  const texts = isOfCodes ? codes : separated.flatMap((text) => splitText(text, terms));
  if (texts.length < 2 || texts.length > MAX_PARTS) return [];
  const segments = texts.map((text) => termsIn(text, terms));
  const parts = completeParts(segments);
  const isSeparated = isOfCodes || separated.length > 1;
  const hasCodes = isSeparated && (segments.some((segment) => segment.some(isCode)) || parts.every(isOfSizes));
  const vehicles = segments.map((segment) => segment.filter(isOfVehicle));
  const hasVehicle = vehicles.some(isNotEmpty);
  const isUnsure = segments.map((own, at) => hasVehicle && vehicles[at]?.length === 0 && own.some(mayBeVehicle));
  const isApart = hasCodes || OF_VEHICLE.some((role) => namesSeveral(segments, role));
  const mayBeApart = isApart || isUnsure.some(Boolean);
  const isWhole = vehicles.every((named) => named.length === 0 || named.some(({ role }) => role === "vehicle"));
  const isOwn = (part: QueryTerm[]) =>
    isPart(part) || part.some(isCode) || (hasCodes && (isOfSizes(part) || !part.some(hasCandidates)));
  if (!mayBeApart || !isWhole || !parts.every(isOwn)) return [];
  return texts.map((text, at) => {
    const [segment = [], part = [], own = []] = [segments[at], parts[at], vehicles[at]];
    const shared = part.filter((term) => !segment.includes(term));
    const isNamed = own.length > 0 || !isPart(part);
    const vehicle = isNamed ? [] : (vehicles.slice(at).find(isNotEmpty) ?? vehicles.findLast(isNotEmpty) ?? []);
    return {
      text: [...new Set(inputsOf(shared)), text].join(" "),
      vehicle: inputsOf(vehicle).join(" "),
      isSure: isApart && !isUnsure[at],
    };
  });
}

function splitCodes(input: string, terms: readonly QueryTerm[]): string[] {
  const words = input.trim().split(/\s+/);
  if (terms.every(isCode)) return words;
  const codes = words.filter((word) => termsIn(word, terms).some(isCode));
  const isOfNumbers = terms.every((term) => isCode(term) || isOfVehicle(term));
  if (!isOfNumbers || codes.length !== terms.filter(isCode).length) return [];
  const others = words.filter((word) => !codes.includes(word)).join(" ");
  return codes.map((code) => `${code} ${others}`);
}

const SIZE_OR_CODE = /^(?=.*\d)(?=.*\p{L})/u;

const isOfSizes = (part: readonly QueryTerm[]): boolean =>
  part.length > 0 && part.every(({ input }) => SIZE_OR_CODE.test(input));

const MIN_NAME = 2;

const mayBeVehicle = ({ role, input, isNumber }: QueryTerm): boolean =>
  role === "text" && !isNumber && input.length >= MIN_NAME && /^\p{L}+$/u.test(input) && !isOrdinaryWord(input);

/** Adds the part before it to a vehicle without one, and removes words of the part before it from a part number. */
function completeParts(segments: readonly QueryTerm[][]): QueryTerm[][] {
  const parts = readParts(segments);
  return parts.map((part, at) => {
    if (part.length === 0) return parts.slice(0, at).findLast(isNotEmpty) ?? [];
    return part.some(isCode) && !part.some(isNoun) ? part.filter((term) => segments[at]?.includes(term)) : part;
  });
}

const isNotEmpty = ({ length }: readonly QueryTerm[]): boolean => length > 0;

const DISPLACEMENT = /^\d\.\d$/;

function splitEngines(input: string, terms: readonly QueryTerm[]): string[] {
  const named = terms.filter((term) => term.role === "version" && DISPLACEMENT.test(term.input));
  if (named.length < 2) return [];
  const engines = named.slice(0, MAX_ENGINES);
  const without = (text: string, { input: engine }: QueryTerm) => {
    const digits = engine.replace(".", "\\.");
    const isWhole = `(?<![\\d.])${digits}(?![\\d.])`;
    return text.replaceAll(new RegExp(`(?:[/,]|\\se)?\\s*${isWhole}(?:[/,]|\\se(?=\\s))?`, "gi"), " ");
  };
  return engines.map((own) => named.filter((engine) => engine !== own).reduce(without, input));
}
