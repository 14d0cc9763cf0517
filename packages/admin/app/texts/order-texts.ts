import type { StaffOrderDto, StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import type { OrderMail, OrderStage, OrderView } from "@pecacerta/rules/order-stage";

export const STAGE_NAMES: Readonly<Record<OrderStage, string>> = {
  "awaiting-payment": "Aguardando pagamento",
  "to-pick": "A separar",
  picked: "Separado",
  packed: "Embalado",
  shipped: "Enviado",
  completed: "Concluído",
  cancelled: "Cancelado",
};

export const VIEW_NAMES: Readonly<Record<OrderView, string>> = {
  "to-confirm": "A confirmar",
  "to-pick": "A separar",
  "to-ship": "A enviar",
  late: "Atrasados",
  "to-put-back": "A guardar",
  "to-refund": "A devolver",
  sent: "Enviados",
  all: "Todos",
};

export const PAYMENT_NAMES: Readonly<Record<StaffOrderDto["payment"], string>> = {
  pix: "Pix",
  boleto: "Boleto",
  card: "Cartão",
  combine: "Combinado pelo WhatsApp",
};

export const PAYMENT_STATE_NAMES: Readonly<Record<StaffOrderDto["paymentState"], string>> = {
  pending: "Aguardando",
  paid: "Pago",
  expired: "Não pago no prazo",
  "refund-due": "A devolver",
  refunded: "Devolvido",
};

export const CHANNEL_NAMES: Readonly<Record<StaffOrderRowDto["channel"], string>> = {
  shop: "Loja",
  counter: "Balcão",
};

export const MAIL_NAMES: Readonly<Record<OrderMail, string>> = {
  received: "Pedido recebido",
  paid: "Pagamento confirmado",
  shipped: "Pedido enviado",
  completed: "Pedido entregue",
  cancelled: "Pedido cancelado",
};

const pieces = (count: number): string => (count === 1 ? "1 peça" : `${count} peças`);
const orders = (count: number): string => (count === 1 ? "1 pedido" : `${count} pedidos`);

export const orderTexts = {
  title: "Pedidos",
  views: "Visões de pedidos",
  search: "Buscar pedido",
  searchHint: "Número, nome, valor, peça, telefone, e-mail, CPF ou rastreio",
  filters: "Filtros de pedidos",
  from: "De",
  to: "Até",
  payment: "Pagamento",
  any: "Todos",
  emptyFilteredHint: "Nenhum pedido combina com estes filtros.",
  order: (number: string) => `Pedido ${number}`,
  rowLabel: (number: string) => `pedido ${number}`,
  pieces,
  orders,
  number: "Número",
  buyer: "Comprador",
  erasedBuyer: "Cliente apagado",
  city: "Cidade",
  stage: "Etapa",
  quantity: "Peças",
  total: "Total",
  age: "Idade",
  channel: "Canal",
  nextAction: "Próximo passo",
  late: "Atrasado",
  missing: (count: number) => `Falta estoque: ${count}`,
  toPutBack: "Guardar as peças",
  partlyPaid: "Pago em parte",
  paidInPart: (amount: string) => `Pago em parte: faltam ${amount}`,
  toRefund: (amount: string) => `Devolver ${amount}`,
  emptyTitle: "Nenhum pedido aqui",
  emptyHint: "Quando houver um pedido nesta visão, ele aparece sozinho.",
  emptyAllTitle: "Ainda não há pedidos",
  emptyAllHint: "O primeiro pedido da loja aparece aqui em segundos.",
  notFoundTitle: "Nenhum pedido encontrado",
  notFoundHint: (query: string) => `Nada combina com “${query}”. Busque pelo número ou por parte do nome.`,
  seeAll: "Ver todos os pedidos",
  pay: "Pagamento recebido",
  pick: "Separar",
  pack: "Embalar",
  print: "Imprimir",
  ship: "Enviar",
  someChanged: (done: number, refused: number) =>
    `${orders(done)} com a etapa nova; ${refused} ${refused === 1 ? "não mudou" : "não mudaram"}.`,
  picked: (count: number) => (count === 1 ? "1 pedido separado." : `${count} pedidos separados.`),
  packed: (count: number) => (count === 1 ? "1 pedido embalado." : `${count} pedidos embalados.`),
  refusedTitle: "Estes pedidos não mudaram:",
  rowRefusals: {
    ORDER_NOT_FOUND: "não existe nesta empresa",
    ORDER_CLOSED: "não está numa etapa que permite isso",
    CHANGED_MEANWHILE: "o pagamento dele mudou enquanto isso: confira",
  },
  dismiss: "Fechar aviso",
  mostPrinted: (most: number) => `Imprima no máximo ${most} pedidos por vez.`,
} as const;
