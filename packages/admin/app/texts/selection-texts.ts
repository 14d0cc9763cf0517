import { ownProperty } from "@pecacerta/rules/own-property";
import { createRefusalText } from "./create-refusal-text.ts";
import { formatInteger, formatTotal, productCountText } from "./list-texts.ts";
import { productFieldError } from "./product-field-errors.ts";
import { productRefusalText } from "./product-refusal-text.ts";

const allProducts = (count: number, isMore: boolean): string =>
  isMore ? `${formatTotal(count, isMore)} produtos` : productCountText(count);

export const BULK_KIND_NAMES = {
  price: "Preço: aumentar ou baixar",
  state: "Situação",
  categories: "Categorias: pôr ou tirar",
  tags: "Etiquetas: pôr ou tirar",
  replace: "Localizar e substituir num texto",
  fixedPrice: "Preço: valor fixo",
  fixedCompareAtPrice: "Preço de: valor fixo",
  fixedCost: "Custo: valor fixo",
  brand: "Marca",
  type: "Tipo de produto",
  condition: "Condição",
  whenOut: "Sem estoque",
  warrantyMonths: "Garantia em meses",
  weight: "Peso (kg)",
  box: "Caixa (cm)",
  ncm: "NCM",
  origin: "Origem",
  supplier: "Fornecedor",
  featured: "Destaque",
} as const;

export const BULK_HINTS = {
  weight: "Por exemplo 0,85",
  box: "Comprimento x largura x altura, por exemplo 20 x 10,5 x 5",
  warrantyMonths: "Por exemplo 12",
} as const;

export const ENDING_NAMES = {
  none: "Como sair",
  "00": "Terminar em ,00",
  "90": "Terminar em ,90",
  "99": "Terminar em ,99",
} as const;

const REFUSALS: Readonly<Record<string, string>> = {
  TOO_MANY_PRODUCTS:
    "São mais de 500 produtos, textos longos demais ou aplicações demais para mudar de uma vez (até 15.000 linhas, com as que os produtos já têm): use um filtro ou selecione menos.",
  SELECTION_MOVED: "Os produtos mudaram depois da prévia. Confira a prévia nova e aplique de novo.",
  REVISION_NOT_FOUND: "Esta mudança não pode mais ser desfeita.",
};

const IMPOSSIBLE_PRICE = "ficaria zero, negativo ou alto demais.";
const INVALID: Readonly<Record<string, string>> = {
  price: IMPOSSIBLE_PRICE,
  cost: IMPOSSIBLE_PRICE,
  compareAtPrice: "precisa ser maior que o preço.",
};

/** What is wrong with the value that a field would have. */
export const bulkFieldError = (field: string, error: string): string =>
  (error === "ERROR_FORM_INVALID" ? ownProperty(INVALID, field) : undefined) ?? productFieldError(field, error);

/** Of a refusal of a change of many products. */
export const selectionRefusalText = createRefusalText(REFUSALS, productRefusalText);

export const selectionTexts = {
  title: (count: string) => `Mudar ${count}`,
  products: productCountText,
  allProducts,
  changeSelected: "Mudar",
  changeAll: (count: string) => `Mudar todos (${count})`,
  tooMany: (products: string) => `São ${products}; mude até 500 de uma vez: use um filtro.`,
  kind: "O que mudar",
  field: "Campo",
  direction: "Sentido",
  raise: "Aumentar",
  lower: "Baixar",
  by: "Quanto",
  invalidAmount: {
    percent: "Digite um número de 0 a 1.000, por exemplo 8 ou 12,5.",
    amount: "Digite um valor, por exemplo 1,50.",
  },
  unit: "Unidade",
  percent: "%",
  amount: "R$",
  ending: "Final",
  find: "Localizar",
  replacement: "Substituir por",
  mode: "Ação",
  add: "Pôr",
  remove: "Tirar",
  tag: "Etiqueta",
  value: "Valor novo",
  clear: "Deixar sem valor",
  choose: "Escolha…",
  preview: "Prévia",
  previewing: "Calculando a prévia…",
  fillIn: "Preencha os campos: a prévia aparece aqui, e nada muda antes de você aplicar.",
  changes: (changed: number, unchanged: number, refused: number) =>
    `${[
      changed === 1 ? "1 produto muda" : `${formatInteger(changed)} produtos mudam`,
      ...(unchanged ? [unchanged === 1 ? "1 já está assim" : `${formatInteger(unchanged)} já estão assim`] : []),
      ...(refused ? [refused === 1 ? "1 não pode mudar" : `${formatInteger(refused)} não podem mudar`] : []),
    ].join(", ")}.`,
  moreFitments: (count: number) =>
    count === 1 ? "e mais 1 aplicação" : `e mais ${count.toLocaleString("pt-BR")} aplicações`,
  firstRows: (count: number) => `Os primeiros ${count}:`,
  product: "Produto",
  before: "Antes",
  after: "Depois",
  refused: "Não podem mudar",
  missing: (fields: string) => `falta ${fields.toLowerCase()}.`,
  apply: (count: number) => `Aplicar a ${productCountText(count)}`,
  applying: "Aplicando…",
  applied: (count: number) => (count === 1 ? "1 produto mudou." : `${formatInteger(count)} produtos mudaram.`),
  undo: (count: number) => `Desfazer em ${productCountText(count)}`,
  undone: (count: number) =>
    count === 1 ? "1 produto voltou ao que era." : `${formatInteger(count)} produtos voltaram ao que eram.`,
  kept: "Mudaram depois e ficaram como estão:",
  dismiss: "Fechar aviso",
} as const;
