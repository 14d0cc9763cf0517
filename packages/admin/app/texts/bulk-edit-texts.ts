import { productCountText } from "./list-texts.ts";

export const bulkEditTexts = {
  title: "Mudanças em massa",
  intro: "As dos últimos 30 dias. Desfazer devolve os valores de antes aos produtos que não mudaram de novo.",
  emptyTitle: "Nenhuma mudança em massa",
  emptyHint: "O que você mudar em vários produtos de uma vez aparece aqui por 30 dias.",
  details: (products: number, name: string, at: string) =>
    [productCountText(products), name, at].filter(Boolean).join(" · "),
  undo: (products: number) => `Desfazer em até ${productCountText(products)}`,
  undoneAt: (at: string) => `Desfeita em ${at}`,
} as const;
