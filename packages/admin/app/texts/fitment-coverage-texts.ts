import { formatInteger } from "./list-texts.ts";

const parts = (count: number): string => (count === 1 ? "1 peça" : `${formatInteger(count)} peças`);

export const coverageTexts = {
  title: "Aplicações",
  intro: "Sem aplicação, o cliente não sabe se a peça serve no carro dele.",
  whole: (missing: number, products: number) =>
    missing === 0
      ? `Todas as ${parts(products)} têm aplicação.`
      : `${parts(missing)} sem aplicação, de ${parts(products)}.`,
  seeAll: "Ver as peças sem aplicação",
  category: "Categoria",
  missing: (count: number) => `${parts(count)} sem aplicação`,
  complete: "Todas com aplicação",
  products: "Peças",
  share: "Com aplicação",
  score: "Nota",
  scoreHint:
    "A nota vai de 0 a 100: compatibilidade, veículos da tabela, motor, posição, fonte e um número de referência, na média das peças. Dizer que serve em todos vale metade: veículos valem mais.",
  percent: (share: number) => `${share} %`,
  emptyTitle: "Nenhuma categoria com peças",
  emptyHint: "Quando as peças tiverem categorias, você vê aqui quais ainda não têm aplicação.",
};
