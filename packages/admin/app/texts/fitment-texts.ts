import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { formatMakeName } from "@pecacerta/rules/model-name";

const rows = (count: number): string => (count === 1 ? "1 aplicação" : `${count} aplicações`);

export const fitmentTexts = {
  textLabel: "Escreva ou cole as aplicações",
  textHint: "Como no seu catálogo: “Gol G5 1.0 2009/2012; Voyage/Saveiro 1.6 8V 10 em diante”.",
  sourceLabel: "Fonte do texto",
  sourceHint: "Por exemplo: catálogo do fabricante 2026. Vai para todas as linhas lidas e conta na nota da aplicação.",
  piece: (text: string) => `Do texto: “${text}”`,
  reading: "Lendo…",
  found: (count: number) =>
    count === 0
      ? "Nenhuma aplicação nova no texto."
      : `${rows(count)} ${count === 1 ? "pronta" : "prontas"} para entrar na lista.`,
  open: (count: number) => (count === 1 ? "1 linha espera uma resposta." : `${count} linhas esperam uma resposta.`),
  rest: "Isto não foi entendido e fica de fora:",
  cut: "São aplicações demais para um texto: o final não foi lido.",
  add: (count: number) => `Adicionar ${rows(count)}`,
  known: "Já está na lista",
  discard: "Descartar",
  confirm: (answer: string) => (answer ? `Está certo: ${answer}` : "Está certo"),
  asRead: (row: string) => `Fica como está: ${row}`,
  leftOut: "Não entra na lista",
  shownNote: (note: string) => `o cliente lê “${note}”`,
  noNote: "o cliente não lê observação",
  yes: (answer: string) => `Sim: ${answer}`,
  no: (answer: string) => `Não: ${answer}`,
  forAll: "Sim, para todas as linhas",
  forThis: "Não, só para esta",
  rows: (count: number) => `${rows(count)} na lista`,
  none: "Nenhum veículo na lista.",
  vehicles: (count: number) => (count === 1 ? "1 veículo" : `${count.toLocaleString("pt-BR")} veículos`),
  noVehicle: "Nenhum veículo da tabela: confira modelo, anos e motor",
  not: "Não serve:",
  upToToday: "em diante",
  edit: (text: string) => `Editar ${text}`,
  remove: (text: string) => `Tirar ${text}`,
  removed: "Aplicação tirada da lista.",
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

export const fitmentYears = ({ yearFrom, yearTo }: Pick<StaffFitmentDto, "yearFrom" | "yearTo">): string => {
  if (yearTo === null) return `${yearFrom} ${fitmentTexts.upToToday}`;
  return yearTo === yearFrom ? String(yearFrom) : `${yearFrom}–${yearTo}`;
};

/** A row as staff read it. */
export function describeFitment(fitment: StaffFitmentDto): string {
  const { excluded, make, family, model, engine, fuel, body, position } = fitment;
  const vehicle = [formatMakeName(make), model || family, fitmentYears(fitment), engine, fuel, body, position]
    .filter(Boolean)
    .join(" ");
  return excluded ? `${fitmentTexts.not} ${vehicle}` : vehicle;
}

/** What a row says besides its vehicles. */
export const describeFitmentDetails = ({ quantity, note, source }: StaffFitmentDto): string[] =>
  [quantity === null ? "" : fitmentTexts.pieces(quantity), note, source && fitmentTexts.source(source)].filter(Boolean);
