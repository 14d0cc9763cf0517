import { formatInteger } from "./list-texts.ts";

export const PRODUCT_SECTION_NAMES = {
  main: "Identificação",
  price: "Preço",
  stock: "Estoque",
  fitments: "Aplicações",
  numbers: "Números",
  images: "Imagens",
  attributes: "Atributos",
  options: "Opções",
  text: "Texto",
  fiscal: "Envio e fiscal",
  search: "Página e busca",
  internal: "Uso interno",
} as const;
export type ProductSectionId = keyof typeof PRODUCT_SECTION_NAMES;

export const WHEN_OUT_NAMES = {
  "out-of-stock": "Mostrar como esgotado",
  "on-backorder": "Vender sob encomenda",
  pending: "Preço e prazo sob consulta",
};

export const productSectionTexts = {
  partNumberHint: "O número gravado na peça ou na caixa.",
  brandHint: "Nome como está na caixa.",
  newBrand: "Marca nova nesta loja. Confira se o nome está inteiro.",
  saleEndsHint: "Último dia. Sem data, vale até você mudar.",
  compareHint: "O preço riscado, maior que o preço.",
  compareTooLow: "Deve ser maior que o preço para aparecer riscado.",
  costHint: "Só a equipe vê.",
  margin: (percent: string, amount: string) => `Margem de ${percent} (${amount} por peça)`,
  loss: (amount: string) => `Abaixo do custo: perde ${amount} por peça`,
  noPrice: "Sem preço a peça não pode ser publicada.",
  onHand: "Em estoque",
  pieces: (count: number) => (count === 1 ? "1 peça" : `${formatInteger(count)} peças`),
  low: "Abaixo do mínimo",
  shelf: "Prateleira",
  minimum: "Mínimo",
  minimumHint: "Abaixo dele a peça entra em “Estoque baixo”.",
  receive: "Receber",
  count: "Contar",
  adjust: "Ajustar",
  ledger: "Movimentos",
} as const;
