import { companyRefusalText } from "./company-refusal-text.ts";
import { createRefusalText } from "./create-refusal-text.ts";

const TEXTS: Readonly<Record<string, string>> = {
  SKU_TAKEN: "Outro produto já tem este SKU. Maiúsculas e minúsculas não contam.",
  SLUG_TAKEN: "Outro produto já usa este endereço.",
  NOT_PUBLISHABLE:
    "Na loja, um produto precisa de nome, preço, categoria e imagem; em algumas categorias, de aplicações.",
  INVALID_GTIN: "Confira o código de barras: o dígito verificador não confere, ou é um código interno.",
  LINE_TOO_LONG: "Uma linha do texto é longa demais.",
  WORD_TOO_LONG: "Uma palavra do texto é longa demais.",
  TOO_MANY_LINES: "O texto tem linhas demais.",
  SELECTION_MOVED: "Os produtos desta lista mudaram. Confira de novo antes de aplicar.",
  UNDO_OVER: "Esta mudança já foi desfeita, ou passou dos 30 dias.",
  TOO_MANY_PRODUCTS: "São produtos ou aplicações demais de uma vez. Escolha menos.",
  CATEGORY_NOT_FOUND: "Esta categoria não existe mais.",
  CATEGORY_CYCLE: "Uma categoria não pode ficar dentro dela mesma.",
  CATEGORY_NOT_EMPTY: "Esta categoria ainda tem produtos ou subcategorias.",
  BRAND_NOT_FOUND: "Esta marca não existe mais.",
  BRAND_IN_USE: "Ainda há produtos desta marca.",
  PRODUCT_TYPE_NOT_FOUND: "Este tipo de produto não existe mais.",
  PRODUCT_TYPE_IN_USE: "Ainda há produtos deste tipo.",
  ATTRIBUTE_NOT_FOUND: "Este atributo não existe mais.",
  ATTRIBUTE_IN_USE: "Ainda há produtos com este atributo.",
  PRODUCT_IN_USE:
    "Só um rascunho sem pedidos, comentários, avisos de chegada e movimentos de estoque pode ser excluído. Arquive o produto.",
  IMAGE_NOT_FOUND: "Esta imagem não existe mais.",
  IMAGE_IN_USE: "Esta imagem ainda aparece na loja.",
  IMAGE_REFUSED: "Esta imagem não pôde ser lida.",
  QUOTA_FULL: "O espaço para imagens acabou.",
  STOCK_TOO_LOW: "Não há tantas peças em estoque.",
  NO_VEHICLE_MET: "Nenhum veículo da tabela corresponde a esta aplicação.",
  VEHICLE_NOT_FOUND: "Este veículo não está mais na tabela. Escolha outro.",
  REVISION_NOT_FOUND: "Esta mudança não está mais no histórico.",
  FORBIDDEN: "Você não tem permissão para mudar isso. Peça a um dono ou gerente da empresa.",
};

/** Of a refusal of the catalog's calls. */
export const productRefusalText = createRefusalText(TEXTS, companyRefusalText);
