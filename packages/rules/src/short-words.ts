import { isTradeWord } from "./search-words.ts";
import { normalizeForSearch } from "./text.ts";

const GREETING =
  /^\s*(?:oie?|ol[aá]|opa|al[oô])(?!\p{L})[\s,!.]*(?=\S)|(?<!\p{L})bo[am]\s(?:dia|tarde|noite)(?!\p{L})[\s,!.]*|(?<!\p{L})(?:saber\sse|me\sv[eê]|(?<=quanto\s)t[aá])(?!\p{L})|\sa[ií]\s?\??$/giu;
const FOR = /(?<![\p{L}\p{N}])(?:p\/\s?(?!n(?!\p{L}))|pr[ao]s?\s(?!tork(?!\p{L})))(?=[\p{L}\p{N}])/giu;
const OF = /(?<=(?<!\p{L})(\p{L}{3,20})\s)d\s(?=(\p{L}{2,20}))/giu;
const SIDE = /(?<=(?<!\p{L})lado\s)([de])(?![\p{L}\p{N}/]|\se\se(?!\p{L}))/giu;
const ROMAN_GRADE = /(?<=(?<!\p{L})dexron)[\s-]?([236])(?![\p{L}\p{N}])/giu;
const ROMAN: ReadonlyMap<string, string> = new Map([
  ["2", "ii"],
  ["3", "iii"],
  ["6", "vi"],
]);
const AIR = /(?<!\p{L})arcondicionado/giu;

const isPart = (word: string): boolean =>
  isTradeWord(normalizeForSearch(word)) || /^(?:ar|[aá]gua|uma?|par)$/i.test(word);

function withoutGreeting(input: string): string {
  const rest = input.replace(GREETING, " ");
  return rest.trim() === "" ? input : rest;
}

/** Writes out what shoppers shorten on phones, without their greeting: `bom dia, tem filtro d oleo p/ gol`. */
export const spellShortWords = (input: string): string =>
  withoutGreeting(input)
    .replace(FOR, "para ")
    .replace(OF, (typed, before: string, after: string) => (before !== "lado" && isPart(after) ? "de " : typed))
    .replace(SIDE, (side: string) => (side.toLowerCase() === "d" ? "direito" : "esquerdo"))
    .replace(ROMAN_GRADE, (_, grade: string) => ` ${ROMAN.get(grade)}`)
    .replace(AIR, "ar condicionado");
