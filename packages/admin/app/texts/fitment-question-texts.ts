import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import type { FitmentTextDoubt } from "@pecacerta/rules/fitment-text/doubts";
import { FITMENT_FIELD_NAMES, fitmentTexts, fitmentYears } from "./fitment-texts.ts";

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

/** What of a row differs from how it was read. */
export function describeChoice(read: StaffFitmentDto, chosen: Partial<StaffFitmentDto>): string {
  const row = { ...read, ...chosen };
  const isFamily = chosen.family !== undefined || chosen.model !== undefined;
  const areYears = row.yearFrom !== read.yearFrom || row.yearTo !== read.yearTo;
  const parts = [
    row.make !== read.make ? row.make : "",
    isFamily ? row.model || row.family : "",
    areYears || (!isFamily && chosen.yearFrom !== undefined) ? fitmentYears(row) : "",
    ...(["engine", "fuel", "body", "position", "note"] as const).map((field) =>
      chosen[field] === undefined || (isFamily && row[field] === read[field])
        ? ""
        : chosen[field] || `sem ${FITMENT_FIELD_NAMES[field].toLowerCase()}`,
    ),
    row.excluded === read.excluded ? "" : row.excluded ? "não serve nestes veículos" : "serve nestes veículos",
  ];
  return parts.filter(Boolean).join(" · ") || fitmentTexts.asRead;
}
