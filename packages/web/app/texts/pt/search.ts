/** What the search's drop-down and results say, in Portuguese; loaded with them. */
export const searchTexts = {
  TEXT_SUGGESTIONS: "Sugestões",
  TEXT_SUGGESTED_PRODUCTS: "Produtos",
  TEXT_SUGGESTED_LATEST: "Chegaram agora",
  TEXT_SUGGESTED_CATEGORIES: "Categorias",
  TEXT_NOTHING_SUGGESTED: "Nenhuma sugestão para “{term}”. Busque assim mesmo com Enter ou com a lupa.",
  TEXT_SUGGESTED_COUNT:
    "{products, plural, one {# produto} other {# produtos}}, {categories, plural, one {# categoria} other {# categorias}}",
  TEXT_TOAST_SEARCH_FAILED: "Erro na busca de produtos",
  TEXT_SEARCHING: "Buscando…",
  TEXT_RESULTS_FOR: "Mostrando resultados para “{term}”.",
  TEXT_DID_YOU_MEAN: "Tente só com",
  TEXT_ASK_SELLER: "Perguntar ao vendedor pelo WhatsApp",
  TEXT_ASK_FOR_PART: "Olá! Procuro esta peça e não encontrei na loja: {term}",
  TEXT_OR_CATEGORIES: "Procure por categoria",
  TEXT_SEARCH_TITLE: "Busca por “{term}”",
  TEXT_NOT_FOUND_PRODUTOS_FROM_SEARCH: "Nada encontrado para “{term}”",
  TEXT_NOTHING_FOUND_HINT: "Confira a escrita, tente um termo mais curto ou procure pelo número gravado na peça.",
} as const;
