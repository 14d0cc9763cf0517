/** What the page of compared products says, in Portuguese. */
export const compareTexts = {
  TEXT_COMPARE_EMPTY: "Nenhum produto para comparar",
  TEXT_COMPARE_EMPTY_HINT:
    "Na página de um produto, ou na visão rápida, toque em Comparar. Ele aparece aqui ao lado dos outros.",
  TEXT_COMPARE_BROKEN: "Não conseguimos buscar os produtos. Confira sua internet e tente de novo.",
  TEXT_COMPARE_GONE: "“{name}” saiu do catálogo.",
  TEXT_COMPARE_REMOVE: "Remover",
  TEXT_COMPARE_REMOVE_NAME: "Remover {name} da comparação",
  TEXT_COMPARE_CLEAR: "Limpar comparação",
  TEXT_COMPARE_HIDE_EQUAL: "Ocultar linhas iguais",
  TEXT_COMPARE_HIDDEN: "{count, plural, one {# linha igual está oculta.} other {# linhas iguais estão ocultas.}}",
  TEXT_COMPARE_PRODUCT: "Produto",
  TEXT_COMPARE_PRICE: "Preço",
  TEXT_COMPARE_STOCK: "Estoque",
  TEXT_COMPARE_BRAND: "Marca",
  TEXT_COMPARE_BUY: "Comprar",
} as const;
