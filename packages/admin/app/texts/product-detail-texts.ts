import type { ProductCondition } from "@pecacerta/rules/product-state";

export const CONDITION_NAMES: Readonly<Record<ProductCondition, string>> = {
  new: "Novo",
  used: "Usado",
  remanufactured: "Remanufaturado",
};

/** Fiscal origin of goods, by the code of the NF-e. */
export const ORIGIN_NAMES: Readonly<Record<string, string>> = {
  "": "Não informada",
  "0": "0 · Nacional",
  "1": "1 · Estrangeira, importação direta",
  "2": "2 · Estrangeira, comprada no Brasil",
  "3": "3 · Nacional, mais de 40 % importado",
  "4": "4 · Nacional, processos básicos",
  "5": "5 · Nacional, até 40 % importado",
  "6": "6 · Importação direta, sem similar",
  "7": "7 · Comprada no Brasil, sem similar",
  "8": "8 · Nacional, mais de 70 % importado",
};

export const NUMBER_KIND_NAMES = {
  manufacturer: "Do fabricante",
  oem: "Original (OEM)",
  competitor: "De concorrente",
  superseded: "Substituído por este",
};

export const BADGE_NAMES: Readonly<Record<string, string>> = {
  new: "Novidade",
  hot: "Em alta",
  sale: "Oferta",
};

/** Of what is loaded after the page. */
export const productDetailTexts = {
  remove: (name: string) => `Tirar ${name}`,
  addCategory: "Incluir categoria",
  noCategory: "Nenhuma categoria com este nome",
  loadingChoices: "Carregando…",
  choiceCount: (count: number) => (count === 1 ? "1 opção" : `${count} opções`),
  noNumbers: "Nenhum número. Quem busca por um número original ou de concorrente encontra a peça por ele.",
  numberKind: "Tipo",
  numberMaker: "Montadora ou marca",
  number: "Número",
  addNumber: "Incluir número",
  removeNumber: (number: string) => (number ? `Tirar o número ${number}` : "Tirar o número vazio"),
  tagsHint: "Palavras que o cliente usa, separadas por vírgula.",
  excerptHint: "Uma ou duas frases, ao lado do preço.",
  featured: "Mostrar entre os destaques da loja",
  boxSides: { length: "Comprimento", width: "Largura", height: "Altura" },
  boxTitle: "Caixa para envio (cm)",
  weightHint: "Com a embalagem, por exemplo 0,85.",
  gtinHint: "8, 12, 13 ou 14 números. Deixe vazio se a peça não tem.",
  gtinWrong: "O dígito verificador não confere: leia de novo o código de barras.",
  ncmHint: "8 números, por exemplo 87083090.",
  slugLeadsTo: (name: string) => `Este endereço leva hoje a “${name}”.`,
  slugHint: "O endereço antigo leva ao novo.",
  seoTitleHint: "Vazio: o nome da peça.",
  seoDescriptionHint: "Vazio: o resumo.",
  preview: "Como aparece na busca",
  noType: "Sem tipo",
  noAttributes: "Nenhum atributo. Escolha o tipo do produto, ou inclua um.",
  attribute: "Atributo",
  attributeName: "Nome",
  attributeValues: "Valores",
  attributeValuesHint: "Vários: separe com ;",
  attributeFeatured: (name: string) => `Mostrar ${name} ao lado do preço`,
  addAttribute: "Incluir atributo",
  attributeNumber: (unit: string) => (unit ? `Número em ${unit}` : "Número"),
  attributeWrong: "Digite um número, por exemplo 12,5.",
  attributeNone: "Não informado",
  optionImage: "Imagem",
  noImage: "Nenhuma",
  imageAt: (position: number) => `Imagem ${position}`,
  removeValue: (name: string) => (name ? `Tirar o valor ${name}` : "Tirar o valor vazio"),
  noOptions: "Sem opções: o cliente compra a peça como ela é.",
  optionsHint: "Escolhas sem preço nem estoque próprios, como a cor. Uma variação com número próprio é outro produto.",
  option: "Opção",
  optionName: "Nome",
  optionKind: "Tipo",
  optionKinds: { default: "Texto", color: "Cor" },
  optionValue: "Valor",
  optionColor: "Cor",
  addOption: "Incluir opção",
  addValue: "Incluir valor",
} as const;
