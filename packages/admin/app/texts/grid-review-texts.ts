import { formatInteger, productCountText } from "./list-texts.ts";
import { fieldOfProduct, gridCells } from "./product-grid-texts.ts";

export const gridReviewTexts = {
  review: (count: number) => `Conferir ${gridCells(count)}`,
  endedSales: (count: number) =>
    count === 1
      ? "Com o preço novo, 1 produto fica sem “Preço de”."
      : `Com o preço novo, ${productCountText(count)} ficam sem “Preço de”.`,
  newBrands: (names: readonly string[]) =>
    names.length === 1
      ? `Marca nova nesta loja: ${names.join()}. Confira se o nome está inteiro.`
      : `Marcas novas nesta loja: ${names.join(", ")}. Confira se os nomes estão inteiros.`,
  product: "Produto",
  old: "Antes",
  new: "Depois",
  firstCells: (count: number) => `As primeiras ${formatInteger(count)}:`,
  revert: (column: string, product: string) => `Voltar ${fieldOfProduct(column, product)}`,
  conflicts: (count: number) =>
    count === 1
      ? "1 célula mudou enquanto você editava. Escolha o valor que fica:"
      : `${gridCells(count)} mudaram enquanto você editava. Escolha o valor que fica:`,
  theirs: (text: string) => `Ficar com ${text || "vazio"}`,
  mine: (text: string) => `Usar ${text || "vazio"}`,
  allTheirs: "Ficar com todos os valores de agora",
  allMine: "Usar todos os meus",
  problems: (count: number) =>
    count === 1 ? "Para salvar, corrija:" : `Para salvar, corrija ${formatInteger(count)} pontos:`,
  outdated: "As linhas não puderam ser lidas de novo: alguns valores podem não ser os de agora.",
} as const;
