import { formatInteger } from "./list-texts.ts";

const parts = (count: number): string => (count === 1 ? "1 peça" : `${formatInteger(count)} peças`);

export const applyFitmentsTexts = {
  open: "Aplicações",
  title: (count: number) => `Aplicações de ${parts(count)}`,
  mode: "O que fazer com as aplicações abaixo",
  modes: {
    add: "Adicionar às que as peças já têm",
    replace: "Trocar todas as que as peças têm",
    remove: "Tirar das peças",
  },
  apply: (count: number) => `Aplicar a ${parts(count)}`,
  nothing: "Escreva ao menos uma aplicação que esteja pronta.",
  tooMany: "Escolha no máximo 500 peças por vez.",
};
