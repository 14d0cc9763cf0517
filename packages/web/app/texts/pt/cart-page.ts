/** What the cart's own page and what an order costs say in Portuguese. */
export const cartPageTexts = {
  TEXT_CART_WHATSAPP: "Falar sobre o carrinho",
  TEXT_CART_WHATSAPP_MESSAGE: "Olá! Quero falar sobre o meu carrinho.",
  TEXT_QUANTITY_OF: "Quantidade de {name}",
  TEXT_CART_LINES: "Itens do carrinho",
  TEXT_CART_EMPTY: "Seu carrinho está vazio",
  TEXT_CART_EMPTY_HINT: "Procure pelo nome, pelo número da peça ou pelo seu veículo.",
  TEXT_CART_REMOVE: "Remover",
  TEXT_CART_REMOVE_NAME: "Remover {name}",
  TEXT_CART_KEEP_BUYING: "Continuar comprando",
  TEXT_CART_PRICES_CHANGED: "Alguns preços mudaram desde a última visita. Os valores abaixo já são os novos.",
  TEXT_CART_LINES_GONE:
    "Algum item saiu do carrinho: ou o produto deixou o catálogo, ou você o retirou em outro aparelho.",
  TEXT_UNIT_PRICE: "{price} cada",
  TEXT_AGREED_PRICE: "Preço combinado na sua proposta",
  TEXT_SUMMARY: "Resumo",
  TEXT_SUBTOTAL: "Subtotal",
  TEXT_SHIPPING: "Frete",
  TEXT_TAX: "Impostos",
  TEXT_TOTAL: "Total",
  TEXT_CHECKOUT: "Finalizar compra",
} as const;
