import type { FittedLine } from "./product-line.ts";

export const oilFilters: FittedLine = {
  part: "Filtro de óleo",
  category: "filtros-de-oleo",
  trade: "filtros",
  pictures: {
    coalimpo: ["oil-filter-coalimpo-short", "oil-filter-coalimpo"],
    "sopro-novo": ["oil-filter-sopro-novo-short", "oil-filter-sopro-novo"],
  },
  brands: ["coalimpo", "sopro-novo"],
  quantity: 1,
  specs: ["Rosca", "Diâmetro externo", "Altura", "Válvula antirretorno"],
  about: [
    "Papel filtrante plissado de alta retenção e válvula de alívio calibrada, que protege o motor na partida a frio.",
    "Carcaça de aço sem costura e anel de vedação em borracha nitrílica: aperto na mão, sem vazamento.",
  ],
  advice: "Passe óleo novo no anel, aperte com a mão e troque o filtro a cada troca de óleo.",
  warranty: "3 meses",
  material: "Aço e papel filtrante",
  kit: "Unidade",
  tags: ["filtro", "óleo", "revisão"],
  sizes: [
    { price: 2490, cm: [9, 8], kg: 0.3, values: ["M20×1,5", "76 mm", "79 mm", "Sim"] },
    { price: 2890, cm: [10, 8], kg: 0.3, values: ['3/4"-16 UNF', "76 mm", "93 mm", "Sim"] },
    { price: 3490, cm: [10, 9], kg: 0.4, values: ["M20×1,5", "68 mm", "86 mm", "Sim"] },
    { price: 5990, cm: [15, 11], kg: 0.7, values: ["M22×1,5", "93 mm", "142 mm", "Sim"] },
  ],
};

export const airFilters: FittedLine = {
  part: "Filtro de ar do motor",
  category: "filtros-de-ar",
  trade: "filtros",
  pictures: { "sopro-novo": ["air-filter-sopro-novo"], coalimpo: ["air-filter-coalimpo"] },
  brands: ["sopro-novo", "coalimpo"],
  quantity: 1,
  specs: ["Comprimento", "Largura", "Altura", "Formato"],
  about: ["Elemento plissado com borda de poliuretano que veda toda a caixa e segura a poeira de estrada de terra."],
  advice: "Não lave nem sopre o elemento: troque a cada 20.000 km, ou antes em uso severo.",
  warranty: "3 meses",
  material: "Papel filtrante e poliuretano",
  kit: "Unidade",
  tags: ["filtro", "ar", "revisão"],
  sizes: [
    { price: 3290, cm: [6, 28], kg: 0.2, values: ["262 mm", "158 mm", "42 mm", "Retangular"] },
    { price: 3990, cm: [6, 30], kg: 0.3, values: ["284 mm", "176 mm", "45 mm", "Retangular"] },
    { price: 5490, cm: [7, 32], kg: 0.3, values: ["301 mm", "192 mm", "48 mm", "Retangular"] },
    { price: 8990, cm: [9, 36], kg: 0.6, values: ["338 mm", "224 mm", "62 mm", "Retangular"] },
  ],
};

export const cabinFilters: FittedLine = {
  part: "Filtro de cabine",
  category: "filtros-de-cabine",
  trade: "filtros",
  pictures: { "sopro-novo": ["cabin-filter", "cabin-filter-wide"] },
  brands: ["sopro-novo"],
  quantity: 1,
  specs: ["Comprimento", "Largura", "Altura", "Camada"],
  about: ["Retém pólen, poeira e fuligem antes que cheguem ao rosto de quem dirige, com carvão ativado contra odores."],
  advice: "Respeite a seta do fluxo de ar e troque a cada 20.000 km ou uma vez por ano.",
  warranty: "3 meses",
  material: "Fibra sintética e carvão ativado",
  kit: "Unidade",
  tags: ["filtro", "ar-condicionado", "cabine"],
  sizes: [
    { price: 2990, cm: [4, 22], kg: 0.1, values: ["208 mm", "168 mm", "24 mm", "Carvão ativado"] },
    { price: 3490, cm: [4, 24], kg: 0.1, values: ["232 mm", "184 mm", "30 mm", "Carvão ativado"] },
    { price: 4490, cm: [4, 26], kg: 0.2, values: ["254 mm", "216 mm", "30 mm", "Carvão ativado"] },
    { price: 5490, cm: [4, 28], kg: 0.2, values: ["268 mm", "222 mm", "32 mm", "Carvão ativado"] },
  ],
};

export const fuelFilters: FittedLine = {
  part: "Filtro de combustível",
  category: "filtros-de-combustivel",
  trade: "filtros",
  pictures: { coalimpo: ["fuel-filter"] },
  brands: ["coalimpo"],
  quantity: 1,
  specs: ["Diâmetro", "Comprimento", "Conexões", "Combustível"],
  about: ["Segura água e sujeira antes dos bicos injetores, com corpo resistente ao etanol brasileiro."],
  advice: "Alivie a pressão da linha antes de soltar as presilhas e confira a seta de fluxo.",
  warranty: "3 meses",
  material: "Poliamida",
  kit: "Unidade",
  tags: ["filtro", "combustível", "revisão"],
  sizes: [
    { price: 2190, cm: [7, 15], kg: 0.2, values: ["55 mm", "132 mm", "Engate rápido 8 mm", "Flex"] },
    { price: 2490, cm: [7, 16], kg: 0.2, values: ["55 mm", "141 mm", "Engate rápido 8 mm", "Flex"] },
    { price: 3490, cm: [8, 17], kg: 0.3, values: ["62 mm", "150 mm", "Engate rápido 10 mm", "Flex"] },
    { price: 12990, cm: [11, 20], kg: 0.8, values: ["88 mm", "172 mm", "Rosca M16×1,5", "Diesel S10"] },
  ],
};
