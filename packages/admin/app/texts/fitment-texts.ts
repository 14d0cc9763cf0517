import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { ownProperty } from "@pecacerta/rules/own-property";

const rows = (count: number): string => (count === 1 ? "1 aplicação" : `${count} aplicações`);

export const fitmentTexts = {
  textLabel: "Escreva ou cole as aplicações",
  textHint: "Como no seu catálogo: “Gol G5 1.0 2009/2012; Voyage/Saveiro 1.6 8V 10 em diante”.",
  reading: "Lendo…",
  found: (count: number) =>
    count === 0
      ? "Nenhuma aplicação nova no texto."
      : `${rows(count)} ${count === 1 ? "pronta" : "prontas"} para entrar na lista.`,
  open: (count: number) => (count === 1 ? "1 linha espera uma resposta." : `${count} linhas esperam uma resposta.`),
  rest: "Isto não foi entendido e fica de fora:",
  cut: "O texto é longo demais: o final não foi lido.",
  add: (count: number) => `Adicionar ${rows(count)}`,
  known: "Já está na lista",
  discard: "Descartar",
  confirm: "Está certo",
  asRead: "Como está",
  rows: (count: number) => `${rows(count)} na lista`,
  none: "Nenhum veículo na lista.",
  vehicles: (count: number) => (count === 1 ? "1 veículo" : `${count.toLocaleString("pt-BR")} veículos`),
  noVehicle: "Nenhum veículo da tabela: confira modelo, anos e motor",
  not: "Não serve:",
  upToToday: "em diante",
  edit: (text: string) => `Editar ${text}`,
  remove: (text: string) => `Remover ${text}`,
  removed: "Aplicação removida.",
  undo: "Desfazer",
  showAll: (count: number) => `Mostrar todas (${count.toLocaleString("pt-BR")})`,
  close: "Pronto",
  editShort: "Editar",
  pieces: (count: number) => (count === 1 ? "1 peça por veículo" : `${count} peças por veículo`),
  source: (source: string) => `Fonte: ${source}`,
  copy: "Copiar de um equivalente",
  copyTitle: "Peças que têm o mesmo número",
  copyNone: "Nenhuma outra peça da loja tem um número em comum com esta.",
  copyFailed: "Não foi possível buscar as peças equivalentes.",
  copyMissing: (count: number) => `${rows(count)} que esta peça não tem`,
  copySame: "As mesmas aplicações",
  numbers: (numbers: string) => `Número em comum: ${numbers}`,
};

export const FITMENT_FIELD_NAMES = {
  type: "Tipo de veículo",
  make: "Marca",
  family: "Modelo",
  model: "Versão exata",
  cod_fipe: "Código FIPE",
  yearFrom: "Ano inicial",
  yearTo: "Ano final",
  engine: "Motor",
  fuel: "Combustível",
  body: "Carroceria",
  position: "Posição",
  quantity: "Peças por veículo",
  note: "Observação para o cliente",
  source: "Fonte",
  excluded: "Não serve nestes veículos",
} as const satisfies Record<keyof StaffFitmentDto, string>;

export const VEHICLE_TYPE_NAMES = { 1: "Carro", 2: "Moto", 3: "Caminhão" } as const;

const yearsOf = ({ yearFrom, yearTo }: Pick<StaffFitmentDto, "yearFrom" | "yearTo">): string => {
  if (yearTo === null) return `${yearFrom} ${fitmentTexts.upToToday}`;
  return yearTo === yearFrom ? String(yearFrom) : `${yearFrom}–${yearTo}`;
};

/** A row as staff read it. */
export function describeFitment(fitment: StaffFitmentDto): string {
  const { excluded, make, family, model, engine, fuel, body, position } = fitment;
  const vehicle = [make, model || family, yearsOf(fitment), engine, fuel, body, position].filter(Boolean).join(" ");
  return excluded ? `${fitmentTexts.not} ${vehicle}` : vehicle;
}

const QUESTIONS: Readonly<Record<string, (text: string) => string>> = {
  years: (text) => `De que anos é “${text}”?`,
  generation: (text) => `“${text}” vai de que ano a que ano?`,
  engine: (text) => `Qual motor é “${text}”?`,
  family: (text) => `Qual modelo é “${text}”?`,
  typo: (text) => `“${text}” quer dizer o quê?`,
  "shared-years": (text) => `“${text}” vale também para este modelo?`,
  months: (text) => `Com os meses de “${text}”, que anos contam?`,
  reversed: (text) => `“${text}” está na ordem certa?`,
  list: (text) => `“${text}” são anos separados ou um período?`,
  after: (text) => `“${text}” inclui o ano escrito?`,
  words: (text) => `O que é “${text}”?`,
  "no-vehicle": () => "A tabela não tem um veículo assim. Está certo?",
};

export const fitmentQuestion = (kind: string, text: string): string =>
  (ownProperty(QUESTIONS, kind) ?? ((doubt: string) => `“${doubt}” está certo?`))(text);

/** What of a row differs from how it was read. */
export function describeChoice(read: StaffFitmentDto, chosen: Partial<StaffFitmentDto>): string {
  const row = { ...read, ...chosen };
  const parts = [
    chosen.make !== undefined && chosen.make !== read.make ? row.make : "",
    chosen.family !== undefined || chosen.model !== undefined ? row.model || row.family : "",
    chosen.yearFrom !== undefined || chosen.yearTo !== undefined ? yearsOf(row) : "",
    ...(["engine", "fuel", "body", "position", "note"] as const).map((field) =>
      chosen[field] === undefined ? "" : chosen[field] || `sem ${FITMENT_FIELD_NAMES[field].toLowerCase()}`,
    ),
    chosen.excluded ? FITMENT_FIELD_NAMES.excluded.toLowerCase() : "",
  ];
  return parts.filter(Boolean).join(" · ") || fitmentTexts.asRead;
}
