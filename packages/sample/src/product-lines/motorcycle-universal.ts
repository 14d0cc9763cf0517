import { batteries, bulbs } from "./batteries-and-lamps.ts";
import { sparkPlugs } from "./electric.ts";
import { oilFilters } from "./filters.ts";
import { bottle, engineOils } from "./fluids.ts";
import type { FittedLine, UniversalLine } from "./product-line.ts";
import { tires } from "./tires.ts";

export const motorcycleTires: UniversalLine = {
  ...tires,
  part: "Pneu de moto",
  category: "pneus-de-moto",
  pictures: { asfaltino: ["moto-tyre-road", "moto-tyre-road", "moto-tyre-road", "moto-tyre-road", "moto-tyre-trail"] },
  specs: ["Medida", "Índice de carga e velocidade", "Posição", "Montagem"],
  about: ["Composto de boa quilometragem com sulcos que escoam bem a água de temporal."],
  advice: "Confira medida, posição e sentido de giro na lateral do pneu.",
  tags: ["moto", "pneu"],
  items: [
    {
      name: "80/100-18 47P dianteiro",
      price: 17990,
      cm: [62, 9],
      kg: 3.1,
      load: "175 kg",
      values: ["80/100-18", "47P", "Dianteiro", "Com câmara"],
    },
    {
      name: "90/90-18 57P traseiro",
      price: 20990,
      cm: [62, 10],
      kg: 3.8,
      load: "230 kg",
      values: ["90/90-18", "57P", "Traseiro", "Com câmara"],
    },
    {
      name: "60/100-17 33L dianteiro",
      price: 12990,
      cm: [56, 7],
      kg: 2.2,
      load: "115 kg",
      values: ["60/100-17", "33L", "Dianteiro", "Com câmara"],
    },
    {
      name: "80/100-14 49L traseiro",
      price: 13990,
      cm: [52, 9],
      kg: 2.5,
      load: "185 kg",
      values: ["80/100-14", "49L", "Traseiro", "Com câmara"],
    },
    {
      name: "110/90-17 60P traseiro uso misto",
      price: 29990,
      cm: [64, 12],
      kg: 4.9,
      load: "250 kg",
      values: ["110/90-17", "60P", "Traseiro", "Com câmara"],
    },
    {
      name: "140/70-17 66H traseiro",
      price: 44990,
      cm: [63, 15],
      kg: 5.9,
      load: "300 kg",
      values: ["140/70-17", "66H", "Traseiro", "Sem câmara"],
    },
  ],
};

export const motorcycleOils: UniversalLine = {
  ...engineOils,
  pictures: { fluimonte: ["moto-oil-10w30", "moto-oil-20w50", "moto-oil-10w40", "moto-oil-scooter"] },
  category: "oleos-de-moto",
  about: ["Formulado para embreagem banhada a óleo: não patina e segura a temperatura no anda e para da cidade."],
  tags: ["moto", "óleo", "lubrificante"],
  items: [
    {
      ...bottle,
      name: "10W-30 semissintético JASO MA2 1 L",
      price: 3290,
      values: ["SAE 10W-30", "Semissintético", "JASO MA2, API SL", "1 L"],
    },
    {
      ...bottle,
      name: "20W-50 mineral JASO MA 1 L",
      price: 2490,
      values: ["SAE 20W-50", "Mineral", "JASO MA, API SJ", "1 L"],
    },
    {
      ...bottle,
      name: "10W-40 sintético JASO MA2 1 L",
      price: 4990,
      values: ["SAE 10W-40", "Sintético", "JASO MA2, API SN", "1 L"],
    },
    {
      ...bottle,
      name: "10W-30 scooter JASO MB 1 L",
      price: 3790,
      values: ["SAE 10W-30", "Semissintético", "JASO MB, API SL", "1 L"],
    },
  ],
};

export const motorcycleBatteries: UniversalLine = {
  ...batteries,
  part: "Bateria de moto",
  category: "baterias-de-moto",
  pictures: { voltamansa: ["moto-battery-red", "moto-battery-gold"] },
  warranty: "12 meses",
  tags: ["moto", "elétrica", "bateria"],
  items: [
    {
      name: "5 Ah selada",
      price: 14990,
      cm: [11, 12],
      kg: 1.6,
      load: "5 Ah",
      values: ["5 Ah", "80 A", "Direito", "VRLA"],
    },
    {
      name: "6 Ah selada",
      price: 17990,
      cm: [11, 12],
      kg: 1.9,
      load: "6 Ah",
      values: ["6 Ah", "90 A", "Direito", "VRLA"],
    },
    {
      name: "7 Ah selada",
      price: 21990,
      cm: [13, 15],
      kg: 2.5,
      load: "7 Ah",
      values: ["7 Ah", "105 A", "Esquerdo", "VRLA"],
    },
    {
      name: "10 Ah selada",
      price: 32990,
      cm: [15, 16],
      kg: 3.4,
      load: "10 Ah",
      values: ["10 Ah", "160 A", "Esquerdo", "VRLA"],
    },
  ],
};

export const motorcycleBulbs: UniversalLine = {
  ...bulbs,
  part: "Lâmpada de farol de moto",
  pictures: { claravia: ["bulb-m5", "bulb-h4", "bulb-h4"] },
  category: "lampadas-de-moto",
  kit: "Unidade",
  tags: ["moto", "iluminação", "lâmpada"],
  items: [
    { name: "M5 35/35 W", price: 1490, cm: [5, 8], kg: 0.05, values: ["BA20d", "35/35 W", "3200 K", "450 lm"] },
    { name: "H4 35/35 W", price: 1990, cm: [6, 9], kg: 0.05, values: ["P43t", "35/35 W", "3200 K", "700 lm"] },
    { name: "HS1 35/35 W", price: 2190, cm: [6, 9], kg: 0.05, values: ["PX43t", "35/35 W", "3200 K", "825 lm"] },
  ],
};

export const motorcyclePlugs: FittedLine = {
  ...sparkPlugs,
  part: "Vela de ignição",
  pictures: { "faisca-viva": ["spark-plug"] },
  category: "velas-de-moto",
  quantity: 1,
  kit: "Unidade",
  tags: ["moto", "ignição", "vela"],
  sizes: [
    { price: 1990, cm: [3, 9], kg: 0.05, values: ["M10×1,00", "19 mm", "16 mm", "0,8 mm"] },
    { price: 2290, cm: [3, 9], kg: 0.05, values: ["M10×1,00", "26,5 mm", "16 mm", "0,8 mm"] },
    { price: 3490, cm: [3, 9], kg: 0.05, values: ["M12×1,25", "19 mm", "18 mm", "0,8 mm"] },
    { price: 5990, cm: [3, 9], kg: 0.05, values: ["M10×1,00", "26,5 mm", "16 mm", "0,9 mm, irídio"] },
  ],
};

export const motorcycleOilFilters: FittedLine = {
  ...oilFilters,
  category: "filtros-de-oleo-de-moto",
  pictures: { coalimpo: ["moto-oil-filter-coalimpo"], "sopro-novo": ["moto-oil-filter-sopro-novo"] },
  material: "Papel filtrante",
  about: ["Elemento filtrante de trama fina com telas de reforço, do tamanho certo da carcaça do motor."],
  advice: "Troque a junta da tampa e confira a mola do alojamento.",
  specs: ["Diâmetro externo", "Diâmetro interno", "Altura", "Tipo"],
  tags: ["moto", "filtro", "óleo"],
  sizes: [
    { price: 1290, cm: [5, 5], kg: 0.04, values: ["38 mm", "16 mm", "45 mm", "Elemento"] },
    { price: 1490, cm: [5, 5], kg: 0.04, values: ["38 mm", "16 mm", "46 mm", "Elemento"] },
    { price: 2490, cm: [5, 6], kg: 0.05, values: ["48 mm", "20 mm", "38 mm", "Elemento"] },
    { price: 4990, cm: [8, 8], kg: 0.2, values: ["66 mm", "M20×1,5", "76 mm", "Blindado"] },
  ],
};
