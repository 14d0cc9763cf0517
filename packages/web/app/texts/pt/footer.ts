/** What the footer, and a shop that is closed for a while, say in Portuguese. */
export const footerTexts = {
  TEXT_INFORMATION: "Loja",
  TEXT_PAYMENT_AND_HELP: "Pagamento",
  TEXT_PAY_WITH_PIX: "Pix com código na hora",
  TEXT_PAY_COMBINED: "Combine com o vendedor pelo WhatsApp",
  TEXT_PAY_ARRANGED: "Combine com o vendedor",
  TEXT_TRADE_MARKS: "Marcas e modelos de veículos são citados apenas para indicar em que veículo cada peça serve.",
  TEXT_CLOSED_TITLE: "Voltamos já",
  TEXT_CLOSED_TEXT:
    "A loja está em manutenção por alguns minutos. Seus pedidos, seu carrinho e sua conta estão guardados.",
  TEXT_CLOSED_HELP: "Precisa de uma peça agora?",
  TEXT_NO_SCRIPT:
    "Sem JavaScript você vê as peças e os preços, mas não entra na conta nem compra. Ative-o no navegador, ou",
  TEXT_NO_SCRIPT_CONTACT: "fale com a loja",
} as const;
