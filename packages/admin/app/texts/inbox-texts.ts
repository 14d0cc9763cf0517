import type { BidStatus } from "@pecacerta/rules/bid";
import type { FitVerdict } from "@pecacerta/rules/fitment";
import type { InboxKind, InboxView } from "@pecacerta/rules/inbox";

export const INBOX_VIEW_NAMES: Readonly<Record<InboxView, string>> = {
  waiting: "A responder",
  answered: "Resolvidas",
  all: "Todas",
};

export const KIND_NAMES: Readonly<Record<InboxKind, string>> = {
  questions: "Perguntas",
  bids: "Propostas",
  reviews: "Avaliações",
  messages: "Mensagens",
};

export const KIND_NAME: Readonly<Record<InboxKind, string>> = {
  questions: "Pergunta",
  bids: "Proposta",
  reviews: "Avaliação",
  messages: "Mensagem",
};

export const BID_STATUS_NAMES: Readonly<Record<BidStatus, string>> = {
  open: "Aguarda a sua resposta",
  countered: "Aguarda o cliente",
  accepted: "Aceita",
  refused: "Recusada",
  expired: "Vencida",
  withdrawn: "Retirada pelo cliente",
};

export const VEHICLE_VERDICTS: Readonly<Record<FitVerdict, string>> = {
  serves: "Serve",
  "serves-with-note": "Serve, com observação",
  universal: "Uso universal",
  "does-not-serve": "Não serve",
  unknown: "Aplicação a confirmar",
};

const pieces = (count: number): string => (count === 1 ? "1 peça" : `${count} peças`);

export const inboxTexts = {
  title: "Caixa",
  views: "Situação",
  kinds: "Tipo",
  allKinds: "Tudo",
  list: "Entradas da caixa",
  templates: "Respostas prontas",
  noneWaiting: "Tudo respondido",
  noneWaitingHint: "Perguntas, propostas, avaliações e mensagens novas aparecem aqui.",
  none: "Nada aqui ainda",
  noneHint: "Mude o filtro para ver o resto.",
  back: "Voltar à lista",
  missing: "Esta entrada não existe mais",
  overdue: "Atrasada",
  overdueHint: "A lei dá cinco dias para responder.",
  due: (days: number) => (days <= 1 ? "Falta 1 dia" : `Faltam ${days} dias`),
  age: (age: string) => `há ${age}`,
  stars: (rating: number) => (rating === 1 ? "1 estrela" : `${rating} estrelas`),
  bidExcerpt: (count: number, price: string) => `${pieces(count)} a ${price}`,
  seeInShop: "Ver na loja",
  unpublished: "Fora da loja",
  stock: (count: number) => (count === 0 ? "Sem estoque" : `${count} em estoque`),
  product: "Peça",
  partFitments: "Aplicações da peça",
  firstFitments: (count: number) => `São as primeiras ${count}. Abra a peça para ver todas.`,
  vehicles: "Veículos do cliente",
  customer: "Ver cliente",
  past: "O que já foi respondido sobre esta peça",
  usePast: "Usar esta resposta",
  answer: "Resposta",
  answerHint: (kind: InboxKind) =>
    kind === "messages" ? "Vai por e-mail a quem escreveu." : "Aparece na página da peça e vai por e-mail ao cliente.",
  send: "Enviar resposta",
  sending: "Enviando…",
  sent: "Resposta enviada.",
  answeredBy: (name: string, at: string) => (name ? `Respondida por ${name} em ${at}` : `Respondida em ${at}`),
  change: "Corrigir resposta",
  saveChange: "Salvar correção",
  cancel: "Cancelar",
  conflict: (name: string) => `${name || "Outra pessoa"} respondeu antes de você:`,
  conflictHint: "O que você escreveu continua aqui. Envie só se quiser trocar a resposta.",
  conflictMessage: "O que você escreveu não foi enviado.",
  replace: "Trocar a resposta",
  template: "Resposta pronta",
  chooseTemplate: "Escolha…",
  close: "Não precisa de resposta",
  closed: "Encerrada sem resposta.",
  closedAt: (at: string) => `Encerrada em ${at}`,
  hide: "Ocultar da loja",
  hideTitle: "Ocultar da loja",
  hideReason: "Motivo",
  hideHint: "Ninguém mais vê na loja, e a nota da peça muda junto. Você pode mostrar de novo.",
  hidden: (reason: string, at: string) => `Oculta da loja desde ${at}: ${reason.toLowerCase()}.`,
  hiddenDone: "Oculta da loja.",
  show: "Mostrar de novo",
  shownDone: "De volta à loja.",
  bid: "Proposta",
  bidPrice: "Preço da loja",
  bidValue: "Oferecido por peça",
  bidFloor: "Piso",
  bidMargin: "Margem por peça",
  bidLoss: (amount: string) => `Prejuízo de ${amount}`,
  bidCounter: "Sua contraproposta",
  bidQuantity: "Quantidade",
  bidTotal: "Total oferecido",
  bidExpires: "Vale até",
  bidOrder: (number: string) => `Pedido ${number}`,
  accept: "Aceitar",
  acceptHint: (quantity: number) => `Aceitar reserva ${pieces(quantity)} por dois dias.`,
  lowBid: "Proposta muito baixa",
  bidBelowFloor: (offered: string, difference: string, floor: string) =>
    `O cliente oferece ${offered} por peça (${difference}), abaixo do piso de ${floor}. Depois de aceita, a proposta não volta atrás.`,
  bidBelowPrice: (offered: string, difference: string) =>
    `O cliente oferece ${offered} por peça (${difference}), menos da metade do preço da loja. Depois de aceita, a proposta não volta atrás.`,
  acceptAnyway: "Aceitar mesmo assim",
  keepOpen: "Voltar",
  belowFloor: "Abaixo do piso: só quem pode mudar preços aceita.",
  refuse: "Recusar",
  counter: "Propor outro preço",
  counterLabel: "Outro preço por peça",
  counterHint: (difference: string) => `${difference} em relação ao preço da loja`,
  accepted: "Proposta aceita.",
  countered: "Contraproposta enviada.",
  refused: "Proposta recusada.",
} as const;

export const templateTexts = {
  title: "Respostas prontas",
  intro: "Toda a equipe usa estas respostas na caixa.",
  placeholders: "{nome}, {produto} e {loja} são trocados pelo nome do cliente, da peça e da loja.",
  name: "Nome",
  text: "Texto",
  item: (position: number) => `Resposta ${position}`,
  add: "Nova resposta",
  remove: (name: string) => `Excluir ${name || "resposta"}`,
  save: "Salvar",
  saving: "Salvando…",
  saved: "Respostas salvas.",
  none: "Nenhuma resposta pronta",
  noneHint: "Escreva uma vez o que você responde todo dia: prazo, garantia, troca.",
  readOnly: "Só quem pode mudar as configurações altera as respostas.",
  changedMeanwhile: "Outra pessoa mudou as respostas. Recarregue para ver as dela; o que você escreveu aqui se perde.",
  reload: "Recarregar",
} as const;
