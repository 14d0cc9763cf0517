import { COMPLEMENT_PATTERN, NO_NUMBER_PATTERN, parseStreetNumber, STREET_NUMBER_PATTERN } from "./street-number.ts";

export type AddressLinesInput = { address1: string; address2: string };

/** A Brazilian street address as forms ask for it; `number` is NO_NUMBER where a house has none. */
export const ADDRESS_PARTS = [
  ...(["firstName", "lastName", "company", "postcode", "street", "number", "complement", "district"] as const),
  ...(["city", "state", "phone", "email"] as const),
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

export type StreetAddress = { street: string; number: string; complement: string; district: string };

const NUMBER_AFTER_COMMA = new RegExp(
  String.raw`^(.+?)\s*,\s*(?:n[.º°]*\s*)?(${STREET_NUMBER_PATTERN})(?:\s*[,–-]\s*(.+))?$`,
  "i",
);
// At least two words, so that "Rua 7" stays a name; "Rodovia BR 101" and "Quadra 10" are names as well.
const NUMBER_AFTER_NAME = new RegExp(
  String.raw`^(\S+\s.*(?<!\b(?:quadra|lote|bloco|casa|apto|rua))(?<=\p{L}{3}))\s+(?:n[.º°]*\s*)?(${STREET_NUMBER_PATTERN})$`,
  "iu",
);
const CLEAR_NUMBER = new RegExp(`^(.+), nº (${STREET_NUMBER_PATTERN})$`, "i");
const NO_NUMBER_AFTER_NAME = new RegExp(String.raw`^(\S+\s.*\S)\s+(${NO_NUMBER_PATTERN})$`, "i");
/** `Rua B 100 A`; `Rua C 15` is a name. */
const LETTER_AFTER_NUMBER = /^(\S+ \p{L}) (\d+ [a-z])$/iu;
const COMPLEMENT = new RegExp(`^${COMPLEMENT_PATTERN}`, "iu");
const STREET_TYPES =
  "rua|ruela|avenida|alameda|travessa|pra[çc]a|rodovia|estrada|largo|ladeira|viela|beco|marginal|via|passagem|servid[ãa]o|bulevar|boulevard|acesso|anel|cal[çc]ad[ãa]o|cal[çc]ada|caminho|contorno|corredor|escadaria|passarela|passeio|prolongamento|rampa|rotat[óo]ria|subida|vereda|viaduto";
const SHORT_STREET_TYPES =
  "r|ave?|al|alam|tr|trv|trav|tv|p[çc]a?|rod|rdv|estr?|etr|lgo?|lrg|ld|lad|vl|bc|bco|mrg|marg|psg|serv|bvd|boul|vd";
const QUARTER_TYPES = "vila|vla|jardim|jd|jrd|parque|pq|prq";
const typePattern = (types: string) => new RegExp(`^(?:${types})(?:\\.|(?!\\S))`, "i");
const STREET = typePattern(`${STREET_TYPES}|${SHORT_STREET_TYPES}|${QUARTER_TYPES}`);
const QUARTER = typePattern(QUARTER_TYPES);
const COMPLEMENT_INSIDE = new RegExp(`(?<!\\p{L})${COMPLEMENT_PATTERN}`, "iu");
/** What is left of `Rua 10`, `Avenida T-9` or `Rua 7 de Setembro` without its type: a name with one number. */
const NUMBERED_NAME = /^\s*\p{L}{0,3}[-. ]?\d+[-ºª°]?\p{L}?(?![\p{L}\d])\D*$/u;
const SEPARATOR = " - ";
const CLEAR_SEPARATOR = " — ";
const CLEAR_LINE = /^(?:(.*) )?— (.*)$/;
const MAX_LINE = 500;

/** `Rua A, 10` and `Fundos - Centro`; or `Rua 5, Quadra B, nº 33` and `— Jardim - América`, which can be read one way only. */
export function joinAddressLines({ street, number, complement, district }: StreetAddress): AddressLinesInput {
  const address1 = [street, number].filter(Boolean).join(", ");
  const address2 = [complement, district].filter(Boolean).join(SEPARATOR);
  const [first, second] = [splitFirstLine(address1), splitSecondLine(address2)];
  const isFirstClear = number === "" || (first.street === street && first.number === number);
  const isSecondClear = district === "" || (second.complement === complement && second.district === district);
  return {
    address1: isFirstClear ? address1 : `${street}, nº ${number}`,
    address2: isSecondClear ? address2 : `${complement}${CLEAR_SEPARATOR}${district}`.trim(),
  };
}

/** Reverses joinAddressLines; also reads lines that people typed in other ways. Nothing of a line is lost. */
export function splitAddressLines({ address1, address2 }: AddressLinesInput): StreetAddress {
  const { street, number, rest } = splitFirstLine(address1);
  const { complement, district } = splitSecondLine(address2);
  return { street, number, complement: [rest, complement].filter(Boolean).join(", "), district };
}

function splitFirstLine(address1: string) {
  const line = address1.length <= MAX_LINE ? address1 : "";
  const patterns = [CLEAR_NUMBER, NUMBER_AFTER_COMMA, NUMBER_AFTER_NAME, NO_NUMBER_AFTER_NAME, LETTER_AFTER_NUMBER];
  const found = patterns.map((pattern) => pattern.exec(line)).find((match) => match !== null);
  const [, street = address1, number = "", rest = ""] = found ?? [];
  return { street, number: parseStreetNumber(number)?.number ?? number, rest };
}

/** Whether the lines name a street, but no number: only what is certain, as an address may also have no street. */
export const lacksStreetNumber = ({ address1, address2 }: AddressLinesInput): boolean =>
  STREET.test(address1) &&
  !(QUARTER.test(address1) && COMPLEMENT_INSIDE.test(`${address1} ${address2}`)) &&
  splitAddressLines({ address1, address2 }).number === "" &&
  !/\d/.test(address2) &&
  (!/\d/.test(address1) || NUMBERED_NAME.test(address1.replace(STREET, "")));

function splitSecondLine(line: string): Pick<StreetAddress, "complement" | "district"> {
  const [, complement = "", district] = CLEAR_LINE.exec(line) ?? [];
  if (district !== undefined) return { complement, district };
  const at = line.lastIndexOf(SEPARATOR);
  if (at >= 0) return { complement: line.slice(0, at), district: line.slice(at + SEPARATOR.length) };
  const parts = line.split(",").map((part) => part.trim());
  const last = parts.at(-1) ?? "";
  const others = parts.slice(0, -1).join(", ");
  if (COMPLEMENT.test(line)) {
    return COMPLEMENT.test(last) ? { complement: line, district: "" } : { complement: others, district: last };
  }
  return COMPLEMENT.test(last) ? { complement: last, district: others } : { complement: "", district: line };
}
