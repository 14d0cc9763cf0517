/** What can be done with an order, in Portuguese. */
export const orderTexts = {
  TEXT_ORDER_CANCELLED: "Cancelado",
  TEXT_ORDER_STEP_CANCELLED: "Pedido cancelado",
  TEXT_ORDER_CANCELLED_NOTICE: "Este pedido foi cancelado em {date}. Nada será enviado.",
  TEXT_ORDER_REFUND_NOTICE: "Este pedido foi cancelado em {date}. A loja vai devolver o que você pagou.",
  TEXT_ORDER_STEP_EXPIRED: "Cancelado: pagamento não recebido",
  TEXT_ORDER_EXPIRED_NOTICE:
    "Cancelado: pagamento não recebido até {date}. Nada será enviado nem cobrado. Se você já pagou, fale com a loja.",
  TEXT_PAY_BY: "Pague até {date}. Depois disso o pedido é cancelado.",
  TEXT_PAY_BY_OVER: "O prazo para pagar terminou em {date}. Este pedido está sendo cancelado.",
  TEXT_ORDER_AGAIN: "Comprar de novo",
  TEXT_ORDER_AGAIN_ADDING: "Adicionando…",
  TEXT_ORDER_AGAIN_ALL: "Os itens deste pedido estão no carrinho, pelos preços de hoje.",
  TEXT_ORDER_AGAIN_SOME: "Nem tudo deste pedido pôde ir para o carrinho:",
  TEXT_ORDER_AGAIN_GONE: "{name}: não é mais vendido",
  TEXT_ORDER_AGAIN_OPTIONS: "{name}: a opção escolhida não existe mais",
  TEXT_ORDER_AGAIN_LEFT:
    "{left, plural, =0 {{name}: esgotado} one {{name}: só resta # unidade} other {{name}: só restam # unidades}}",
  TEXT_ORDER_AGAIN_FULL: "{name}: o carrinho está cheio",
  TEXT_ORDER_AGAIN_SEE_CART: "Ver o carrinho",
  TEXT_ORDER_PRINT: "Imprimir",
  TEXT_ORDER_CANCEL: "Cancelar pedido",
  TEXT_ORDER_CANCELLING: "Cancelando…",
  TEXT_ORDER_CANCEL_TITLE: "Cancelar o pedido {number}?",
  TEXT_ORDER_CANCEL_HINT: "Nada será enviado, e as peças voltam a ser vendidas. Não dá para desfazer.",
  TEXT_ORDER_CANCEL_PAID_HINT: "Nada será enviado, e a loja devolve o que você pagou. Não dá para desfazer.",
  TEXT_ORDER_KEEP: "Manter o pedido",
} as const;
