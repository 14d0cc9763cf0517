import type { ProductState, PublishBlocker } from "@pecacerta/rules/product-state";

export const PRODUCT_STATE_NAMES: Readonly<Record<ProductState, string>> = {
  draft: "Rascunho",
  published: "Publicado",
  archived: "Arquivado",
};

export const BLOCKER_NAMES: Readonly<Record<PublishBlocker, string>> = {
  name: "Nome",
  price: "Preço",
  category: "Categoria",
  image: "Imagem",
  fitment: "Aplicações",
};

export const productTexts = {
  list: "Produtos",
  back: "Todos os produtos",
  newTitle: "Novo produto",
  newIntro: "Com nome e SKU o rascunho está criado. O resto você preenche em seguida.",
  identity: "Identificação",
  missing: "O que falta para publicar",
  missingBefore: "Falta para publicar:",
  skuHint: "O código com que a sua loja identifica esta peça.",
  create: "Criar rascunho",
  creating: "Criando…",
  created: "Rascunho criado.",
  unnamed: "Sem nome",
  loading: "Carregando o produto…",
  missingTitle: "Produto não encontrado",
  missingHint: "Ele pode ter outro endereço, ou ser de outra empresa.",
  failedTitle: "O produto não pôde ser carregado",
  stale: "O produto não pôde ser atualizado: o que você vê pode ter mudado.",
  changed: "alterado",
  sections: "Seções do produto",
  save: "Salvar",
  saving: "Salvando…",
  saved: "Salvo.",
  undo: "Desfazer",
  undone: "A mudança foi desfeita.",
  discard: "Descartar",
  edited: (count: number) => (count === 1 ? "1 campo alterado" : `${count} campos alterados`),
  unchanged: "Nada alterado",
  alsoChanged: (fields: string) => `Também mudou enquanto você editava: ${fields}.`,
  takeSlug: "Usar este endereço mesmo assim",
  readOnly: "Você pode consultar este produto, mas não mudá-lo.",
} as const;
