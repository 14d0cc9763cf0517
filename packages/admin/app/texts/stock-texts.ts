import {
  missingPieces,
  piecesForSale,
  type StaffStockReason,
  type StockReason,
  type StockView,
} from "@pecacerta/rules/stock-movement";
import { formatInteger } from "./list-texts.ts";

export const STOCK_VIEW_NAMES: Readonly<Record<StockView, string>> = {
  low: "Acabando",
  out: "Zerados",
  short: "Em falta",
  all: "Todos",
};

export const STOCK_REASON_NAMES: Readonly<Record<StockReason, string>> = {
  received: "Recebida",
  counted: "Contagem",
  returned: "Devolvida",
  damaged: "Avariada",
  lost: "Perdida",
  corrected: "Correção",
  ordered: "Pedido",
  cancelled: "Pedido cancelado",
  reserved: "Reserva de proposta",
  released: "Reserva liberada",
};

export type StockAction = "receive" | "count" | "adjust";

const countOf = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatInteger(count)} ${many}`;

/** The balance after a movement. Less than nothing: pieces that orders and bids lack. */
export const balanceText = (balance: number): string => {
  const left = `${formatInteger(piecesForSale(balance))} em estoque`;
  return balance < 0 ? `${left}, ${stockTexts.short(missingPieces(balance))}` : left;
};

export const stockTexts = {
  title: "Estoque",
  views: "Listas do estoque",
  search: "Buscar peça por número ou nome",
  searchHint: "Número, código de barras ou nome…",
  product: "Peça",
  numbers: "Números",
  shelf: "Prateleira",
  minimum: "Mínimo",
  onHand: "Estoque",
  actions: "Movimentar",
  receiveMany: "Receber",
  countMany: "Contar",
  ledger: "Movimentos",
  rowLabel: (name: string) => `peça ${name}`,
  shelfOf: (name: string) => `Prateleira de ${name}`,
  minimumOf: (name: string) => `Mínimo de ${name}`,
  actionOf: (action: string, name: string) => `${action} ${name}`,
  noShelf: "sem prateleira",
  place: "Prateleira e mínimo",
  placeSaved: (name: string) => `Salvo: ${name}`,
  onHandOf: (count: number) => countOf(count, "em estoque", "em estoque"),
  minimumIs: (count: number) => `mínimo ${formatInteger(count)}`,
  reserved: (count: number) => countOf(count, "reservada", "reservadas"),
  toPick: (count: number) => `${formatInteger(count)} a separar`,
  short: (count: number) =>
    count === 1 ? "falta 1 já vendida ou reservada" : `faltam ${formatInteger(count)} já vendidas ou reservadas`,
  toPutBack: (count: number) => `${formatInteger(count)} a guardar`,
  draft: "rascunho",
  archived: "arquivado",
  emptyLowTitle: "Nada está acabando",
  emptyLowHint: "Aparecem aqui as peças no mínimo, ou com até 2 unidades se já venderam.",
  emptyOutTitle: "Nada está zerado",
  emptyOutHint: "Toda peça tem ao menos uma unidade.",
  emptyShortTitle: "Nada em falta",
  emptyShortHint: "Aparecem aqui as peças de que uma contagem achou menos do que os pedidos e as propostas prometem.",
  emptyAllTitle: "Nenhuma peça ainda",
  emptyAllHint: "Cadastre a primeira peça em Produtos.",
  notFoundTitle: "Nada encontrado",
  notFoundHint: (text: string) => `Nenhuma peça tem o número ou o nome “${text}”.`,
  seeAll: "Ver todas",
  names: { receive: "Receber", count: "Contar", adjust: "Ajustar" } satisfies Record<StockAction, string>,
  titles: {
    receive: "Receber peças",
    count: "Contar na prateleira",
    adjust: "Ajustar o estoque",
  } satisfies Record<StockAction, string>,
  submit: {
    receive: "Registrar entrada",
    count: "Salvar contagem",
    adjust: "Salvar ajuste",
  } satisfies Record<StockAction, string>,
  choice: "O que aconteceu",
  choices: {
    receive: { received: "Chegou do fornecedor", returned: "Um cliente devolveu" },
    adjust: {
      damaged: "Avariou: sai do estoque",
      lost: "Sumiu: sai do estoque",
      found: "Estava a menos: entra no estoque",
      excess: "Estava a mais: sai do estoque",
    },
  },
  quantity: "Quantidade",
  counted: "Quantas há na prateleira",
  expected: (count: number) => `Esperado: ${formatInteger(count)}`,
  heldHint: (count: number) =>
    `Conte também ${countOf(count, "peça vendida ou reservada", "peças vendidas ou reservadas")} que ainda não ${count === 1 ? "foi separada" : "foram separadas"}.`,
  putBackHint: (count: number) =>
    `Não conte ${countOf(count, "peça", "peças")} de pedido cancelado que ainda não ${count === 1 ? "voltou" : "voltaram"} à prateleira. Se já ${count === 1 ? "voltou" : "voltaram"}, marque Guardar peças no pedido antes.`,
  document: "Documento",
  documentHint: "Nota fiscal, romaneio… (opcional)",
  note: "Observação",
  noteHint: "Opcional",
  saved: (name: string, balance: number) => `${name}: ${balanceText(balance)}`,
  missing: "Esta peça não existe mais.",
  seeLedger: "Ver movimentos",
} as const;

export const STOCK_REFUSALS = {
  PRODUCT_NOT_FOUND: "Nenhuma peça tem este número",
  NUMBER_AMBIGUOUS: "Várias peças têm este número",
  INVALID_QUANTITY: "Digite um número inteiro, de 1 a 1.000.000",
  INVALID_COUNT: "Digite um número inteiro, de 0 a 1.000.000",
  STOCK_TOO_LOW: "O estoque ficaria abaixo de zero. Conte a prateleira, se faltam peças vendidas",
  STOCK_TOO_HIGH: "O estoque passaria do limite de 10 milhões",
} as const;

/** Reason and sign of a choice of the dialog. */
export const CHOSEN_MOVEMENTS: Readonly<Record<string, { reason: StaffStockReason; sign: 1 | -1 }>> = {
  received: { reason: "received", sign: 1 },
  returned: { reason: "returned", sign: 1 },
  damaged: { reason: "damaged", sign: 1 },
  lost: { reason: "lost", sign: 1 },
  found: { reason: "corrected", sign: 1 },
  excess: { reason: "corrected", sign: -1 },
};
