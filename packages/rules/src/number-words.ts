/** Each line holds the writings of one number, from 1. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  `um uma
  dois duas
  tres três
  quatro
  cinco
  seis
  sete
  oito
  nove
  dez
  onze
  doze
  treze
  quatorze catorze
  quinze
  dezesseis
  dezessete
  dezoito
  dezenove
  vinte`
    .split("\n")
    .flatMap((line, at) =>
      line
        .trim()
        .split(" ")
        .map((word): [string, number] => [word, at + 1]),
    ),
);

const NUMBER = `(${[...NUMBERS.keys()].join("|")})`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const COUNTED = `(?:lonas|furos|marchas|velocidades|cilindros|litros|dentes|pinos|portas|lugares|v[aá]lvulas|frisos|amperes|volts|polegadas|velas|pneus|rodas)`;

const YEAR = new RegExp(String.raw`${START}dois\smil\s(?:e\s)?(?:(vinte)\se\s)?${NUMBER}${END}`, "giu");
const RIM = new RegExp(String.raw`(?<=${START}aro\s)${NUMBER}${END}`, "giu");
const COUNT = new RegExp(String.raw`${START}${NUMBER}(?=\s${COUNTED}${END})`, "giu");

const numberOf = (word: string): number => NUMBERS.get(word.toLowerCase()) ?? 0;

/** Writes the numbers of years, rims and counts in digits: `aro treze`, `dez lonas`, `dois mil e doze`. */
export const spellNumbers = (input: string): string =>
  input
    .replace(YEAR, (_, tens = "", word: string) => String(2000 + numberOf(tens) + numberOf(word)))
    .replace(RIM, (word) => String(numberOf(word)))
    .replace(COUNT, (word) => String(numberOf(word)));
