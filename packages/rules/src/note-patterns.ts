export type NoteCondition =
  | "gearbox"
  | "fuel"
  | "body"
  | "doors"
  | "cab"
  | "drive"
  | "steering"
  | "powerSteering"
  | "airConditioning";

/** Notes with it name exceptions: what else they state is no condition. */
export const NOTE_EXCEPTION =
  "(?<![a-z])(?:exceto|exc|excluindo|menos|salvo|nao|nunca|jamais|fora|incompative(?:l|is))(?![a-z])";
const BETWEEN = "(?: ?[/,] ?| e | ou )";
const INTRODUCTION =
  "(?:(?:so|somente|apenas|para|com|em|nos?|nas?|a|serve|motor(?:es)?|vers(?:ao|oes)|modelos?|veiculos?|carros?|carroceria|combustivel|movidos? a|de) |[cp]/ ?)*";

/** Patterns, also of PostgreSQL, of notes that state a value and of those that except it. */
export type StatedValue = { stated: string; excepted: string };

const anywhere = (pattern: string): StatedValue => ({
  stated: `(?<!(?:sem|s/) ?)(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`,
  excepted: `${NOTE_EXCEPTION}[^;.]*(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`,
});

/** A value behind its subject: `câmbio manual e automático`. */
const behind = (subject: string, any: string, value: string) =>
  anywhere(`(?:${subject})[ :(]+(?:(?:${any})${BETWEEN})*(?:${value})`);

/** A value that is a part of the note by itself: `somente hatch`, `flex ou gasolina, com ABS`. */
function alone(any: string, value: string): StatedValue {
  const phrase = `${INTRODUCTION}(?:(?:${any})${BETWEEN})*(?:${value})(?= ?$| ?[,;+.)]|${BETWEEN}(?:${any})(?![a-z0-9]))`;
  return { stated: `(?:^|[,;+(] ?)${phrase}`, excepted: `${NOTE_EXCEPTION}[ :]+${phrase}` };
}

const equipment = (pattern: string): Record<string, StatedValue> => ({
  with: anywhere(`(?:com|c/)(?: ?(?:ou|e|/)? ?(?:sem|s/))? ?(?:${pattern})`),
  without: anywhere(`(?:sem|s/)(?: ?(?:ou|e|/)? ?(?:com|c/))? ?(?:${pattern})`),
});

export const AXLES = ["4x2", "6x2", "6x4", "8x2", "8x4"];

const GEARBOX =
  "(?:cambio|transmissao|caixa(?: de (?:cambio|marchas?))?)(?: (?:e|tipo|do tipo))?|(?:versao|versoes|modelos?|veiculos?|carros?)(?: com cambio)?";
const MANUAL = "manual|manuais|mecanic[oa]s?|mec\\.?";
const AUTOMATIC = "automatic[oa]s?|aut\\.?";
export const AUTOMATED = "automatizad[oa]s?|dualogic|i-?motion|easytronic|easy-?r";
const anyGearbox = `${MANUAL}|${AUTOMATIC}|${AUTOMATED}|cvt`;
const ofGearbox = (value: string) => behind(GEARBOX, anyGearbox, value);
const ofFuel = (value: string) => alone("flex|gasolina|alcool|etanol|diesel", value);
const ofBody = (value: string) => alone("hatch(?:back)?|sedan?|sw|perua|wagon|pick-?up|picape", value);
const ofDoors = (value: string) => alone("[2-5](?: ?portas?| ?p)?", `(?:${value}) ?(?:portas?|p)`);
const ofCab = (value: string) => behind("cabine|cab\\.?", "simples|dupla|estendida", value);
const ofSteering = (value: string) => behind("direcao|dir\\.?", "hidraulica|hid\\.?|eletrica|mecanica", value);

/** By kind of condition. */
export const STATED_VALUES: Record<NoteCondition, Readonly<Record<string, StatedValue>>> = {
  gearbox: {
    manual: ofGearbox(MANUAL),
    automatic: ofGearbox(AUTOMATIC),
    cvt: anywhere("cvt"),
    automated: ofGearbox(AUTOMATED),
  },
  fuel: {
    flex: ofFuel("flex"),
    gasolina: ofFuel("gasolina"),
    alcool: ofFuel("alcool|etanol"),
    diesel: ofFuel("diesel"),
  },
  body: {
    hatch: ofBody("hatch(?:back)?"),
    sedan: ofBody("sedan?"),
    sw: ofBody("sw|perua|wagon"),
    picape: ofBody("pick-?up|picape"),
  },
  doors: {
    two: ofDoors(`[23](?:(?: ?portas?| ?p)?${BETWEEN}[45])?`),
    four: ofDoors(`[45](?:(?: ?portas?| ?p)?${BETWEEN}[23])?`),
  },
  cab: { simple: ofCab("simples"), double: ofCab("dupla"), extended: ofCab("estendida") },
  drive: {
    "4x4": anywhere("4 ?x ?4|4wd|awd|tracao integral"),
    ...Object.fromEntries(AXLES.map((axles) => [axles, anywhere(axles)])),
  },
  steering: {
    hydraulic: ofSteering("hidraulica|hid\\.?"),
    electric: ofSteering("eletrica"),
    mechanical: ofSteering("mecanica"),
  },
  powerSteering: equipment("direcao (?:hidraulica|eletrica)|dh"),
  airConditioning: equipment(`ar(?:[ -]?cond(?:icionado|\\.)|(?= ?$| ?[,;:+.)/]|${BETWEEN}))`),
};
