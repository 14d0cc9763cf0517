import { formatInteger } from "./list-texts.ts";

const parts = (count: number): string => (count === 1 ? "1 peça" : `${formatInteger(count)} peças`);

export const applyFitmentsTexts = {
  open: "Aplicações",
  title: (count: number) => `Aplicações de ${parts(count)}`,
  mode: "O que fazer com estas aplicações",
  modes: {
    add: "Adicionar às que as peças já têm",
    replace: "Trocar todas as que as peças têm",
    remove: "Tirar das peças",
  },
  apply: (count: number) => `Aplicar a ${parts(count)}`,
  openOthers: "Aplicar a outras peças",
  othersTitle: (count: number) =>
    count === 1 ? "Aplicar 1 aplicação a outras peças" : `Aplicar ${formatInteger(count)} aplicações a outras peças`,
  others: "Peças que recebem as aplicações",
  search: "Buscar peças",
  searchHint: "Nome, SKU ou número. Vazio: peças da mesma categoria.",
  noOthers: "Nenhuma outra peça encontrada.",
  chosen: (count: number) => (count === 1 ? "1 peça escolhida" : `${formatInteger(count)} peças escolhidas`),
  failed: "Não foi possível buscar as peças.",
  tooMany: "Escolha no máximo 500 peças por vez.",
};
