/** What only the footer says in Portuguese. */
export const footerTexts = {
  TEXT_INFORMATION: "Loja",
  TEXT_PAYMENT_AND_HELP: "Pagamento",
  TEXT_PAY_WITH_PIX: "Pix com código na hora",
  TEXT_PAY_COMBINED: "Combine com o vendedor pelo WhatsApp",
  TEXT_TRADE_MARKS: "Marcas e modelos de veículos são citados apenas para indicar em que veículo cada peça serve.",
} as const;
