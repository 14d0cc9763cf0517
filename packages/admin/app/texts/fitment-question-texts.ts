import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import type { FitmentTextDoubt } from "@pecacerta/rules/fitment-text/doubts";
import { formatMakeName } from "@pecacerta/rules/model-name";
import { describeFitment, FITMENT_FIELD_NAMES, fitmentTexts, fitmentYears } from "./fitment-texts.ts";

const QUESTIONS: Readonly<Record<FitmentTextDoubt["kind"], (text: string) => string>> = {
  years: (text) => `De que anos é “${text}”?`,
  generation: (text) => `“${text}” vai de que ano a que ano?`,
  engine: (text) => `Qual motor é “${text}”?`,
  family: (text) => `Qual modelo é “${text}”?`,
  names: (text) => `“${text}” são modelos separados?`,
  typo: (text) => `“${text}” quer dizer o quê?`,
  "shared-years": (text) => `“${text}” vale também para este modelo?`,
  shared: (text) => `“${text}” vale também para esta linha?`,
  months: (text) => `Com os meses de “${text}”, que anos contam?`,
  reversed: (text) => `“${text}” está na ordem certa?`,
  list: (text) => `“${text}” são anos separados ou um período?`,
  after: (text) => `“${text}” inclui o ano escrito?`,
  open: (text) => `“${text}” tem um ano final?`,
  words: (text) => `O que é “${text}”?`,
  position: (text) => `“${text}” é a posição da peça?`,
  exception: (text) => `“${text}” vale também para esta linha?`,
  reading: (text) => `“${text}” foi lido certo?`,
  "no-vehicle": () => "A tabela não tem um veículo assim. Está certo?",
};

export const fitmentQuestion = (kind: FitmentTextDoubt["kind"], text: string): string => QUESTIONS[kind](text);

const ALMOST_CERTAIN = 0.8;

type ReadConfidence = { confidence: number; isReady: boolean; isAnswered: boolean };

/** How certain the reading of a row is, in words. */
export function confidenceText({ confidence, isReady, isAnswered }: ReadConfidence): string {
  if (isReady && isAnswered) return "Confirmada por você";
  if (isReady) return "Confiança alta: nada ficou em dúvida";
  const level = confidence >= ALMOST_CERTAIN ? "média" : "baixa";
  return `Confiança ${level} (${Math.round(confidence * 100)} %): falta a sua resposta`;
}

/** What each answer to a question stores, and what the customer then reads. */
export function describeAnswers(read: StaffFitmentDto, { kind, text, choices }: FitmentTextDoubt): string[] {
  const [first, second] = choices.map((rows) => JSON.stringify(rows));
  if (second !== undefined && first === second) return [fitmentTexts.forAll, fitmentTexts.forThis];
  const areNotes = kind === "shared" && choices.flat().some(({ note }) => note !== undefined);
  return choices.map((rows) => {
    const [row] = rows;
    if (!row) return fitmentTexts.leftOut;
    const answer = rows.map((each) => describeChoice(read, each)).join(" + ");
    const { note, excluded } = { ...read, ...row };
    if (kind === "exception") return (excluded ? fitmentTexts.yes : fitmentTexts.no)(excludedText(excluded));
    if (!areNotes) return capitalized(answer);
    return (note.includes(text) ? fitmentTexts.yes : fitmentTexts.no)(noteText(note));
  });
}

/** Of our own words alone: an answer may begin with a name, such as i30. */
const capitalized = (answer: string): string =>
  answer.replace(/^(?:o cliente|não serve|serve|sem) /, (words) => words.charAt(0).toUpperCase() + words.slice(1));

const excludedText = (excluded: boolean): string => (excluded ? "não serve nestes veículos" : "serve nestes veículos");

const noteText = (note: string): string => (note ? fitmentTexts.shownNote(note) : fitmentTexts.noNote);

/** What of a row differs from how it was read. */
function describeChoice(read: StaffFitmentDto, chosen: Partial<StaffFitmentDto>): string {
  const row = { ...read, ...chosen };
  const isFamily = chosen.family !== undefined || chosen.model !== undefined;
  const areYears = row.yearFrom !== read.yearFrom || row.yearTo !== read.yearTo;
  const parts = [
    row.make !== read.make ? formatMakeName(row.make) : "",
    isFamily ? row.model || row.family : "",
    areYears || (!isFamily && chosen.yearFrom !== undefined) ? fitmentYears(row) : "",
    ...(["engine", "fuel", "body", "position"] as const).map((field) =>
      chosen[field] === undefined || (isFamily && row[field] === read[field])
        ? ""
        : chosen[field] || `sem ${FITMENT_FIELD_NAMES[field].toLowerCase()}`,
    ),
    chosen.note === undefined || (isFamily && row.note === read.note) ? "" : noteText(chosen.note),
    row.excluded === read.excluded ? "" : excludedText(row.excluded),
  ];
  const asRead = [describeFitment(read), read.note && noteText(read.note)].filter(Boolean).join(" · ");
  return parts.filter(Boolean).join(" · ") || fitmentTexts.asRead(asRead);
}
