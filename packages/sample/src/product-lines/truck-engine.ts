import { alternators } from "./electric.ts";
import { clutchKits, polyBelts, waterPumps } from "./engine.ts";
import { airFilters, fuelFilters, oilFilters } from "./filters.ts";
import type { FittedLine } from "./product-line.ts";
import { frontShocks } from "./suspension.ts";

export const truckOilFilters: FittedLine = {
  ...oilFilters,
  category: "filtros-de-oleo-diesel",
  pictures: { coalimpo: ["truck-filter-coalimpo"], "sopro-novo": ["truck-filter-sopro-novo"] },
  about: ["Grande área filtrante para intervalo longo de troca, com válvula de alívio que abre só quando precisa."],
  tags: ["caminhão", "filtro", "óleo"],
  sizes: [
    { price: 6990, cm: [16, 11], kg: 0.8, values: ["M22×1,5", "93 mm", "142 mm", "Sim"] },
    { price: 8990, cm: [20, 11], kg: 1.0, values: ["M27×2", "108 mm", "178 mm", "Sim"] },
    { price: 11990, cm: [26, 12], kg: 1.4, values: ['1 1/8"-16 UN', "108 mm", "228 mm", "Sim"] },
    { price: 14990, cm: [30, 13], kg: 1.7, values: ['1 1/8"-16 UN', "110 mm", "262 mm", "Sim"] },
  ],
};

export const truckFuelFilters: FittedLine = {
  ...fuelFilters,
  part: "Filtro separador de água diesel",
  category: "filtros-de-combustivel-diesel",
  pictures: { coalimpo: ["truck-filter-water"] },
  brands: ["coalimpo"],
  specs: ["Diâmetro", "Altura", "Rosca", "Filtragem"],
  about: ["Separa a água do diesel S10 antes da bomba de alta pressão e avisa pelo sensor no copo."],
  advice: "Drene o copo toda semana e troque o elemento na quilometragem do manual.",
  material: "Aço e fibra hidrofóbica",
  tags: ["caminhão", "filtro", "diesel"],
  sizes: [
    { price: 8990, cm: [18, 10], kg: 0.7, values: ["93 mm", "150 mm", "M16×1,5", "10 µm"] },
    { price: 11990, cm: [22, 11], kg: 0.9, values: ["93 mm", "196 mm", "M16×1,5", "10 µm"] },
    { price: 15990, cm: [26, 12], kg: 1.2, values: ["108 mm", "230 mm", '1"-14 UNS', "10 µm"] },
    { price: 18990, cm: [30, 13], kg: 1.5, values: ["108 mm", "265 mm", '1"-14 UNS', "7 µm"] },
  ],
};

export const truckAirFilters: FittedLine = {
  ...airFilters,
  category: "filtros-de-ar-diesel",
  pictures: { "sopro-novo": ["truck-air-filter-sopro-novo"], coalimpo: ["truck-air-filter-coalimpo"] },
  specs: ["Diâmetro externo", "Diâmetro interno", "Altura", "Formato"],
  about: ["Elemento cilíndrico com tela de aço e vedação radial: segura a poeira de canavial e de obra."],
  advice: "Olhe o indicador de restrição e nunca bata o elemento para limpar.",
  tags: ["caminhão", "filtro", "ar"],
  sizes: [
    { price: 12990, cm: [30, 18], kg: 1.2, values: ["164 mm", "82 mm", "280 mm", "Cilíndrico"] },
    { price: 18990, cm: [38, 24], kg: 2.1, values: ["228 mm", "118 mm", "360 mm", "Cilíndrico"] },
    { price: 28990, cm: [46, 30], kg: 3.4, values: ["286 mm", "168 mm", "430 mm", "Cilíndrico"] },
    { price: 34990, cm: [52, 32], kg: 4.2, values: ["302 mm", "174 mm", "496 mm", "Cilíndrico"] },
  ],
};

export const truckShocks: FittedLine = {
  ...frontShocks,
  pictures: { pisomanso: ["shock-rear-pisomanso"], carretaforte: ["shock-truck"] },
  category: "amortecedores-de-caminhao",
  brands: ["pisomanso", "carretaforte"],
  advice: "Troque o par do eixo e confira buchas, pinos e o nivelamento da cabine.",
  tags: ["caminhão", "suspensão", "amortecedor"],
  sizes: [
    { price: 28990, cm: [14, 66], kg: 4.9, values: ["602 mm", "372 mm", "18 mm", "Bitubo"] },
    { price: 34990, cm: [15, 72], kg: 6.1, values: ["668 mm", "408 mm", "20 mm", "Bitubo reforçado"] },
    { price: 42990, cm: [16, 80], kg: 7.8, values: ["742 mm", "448 mm", "22 mm", "Bitubo reforçado"] },
    { price: 49990, cm: [16, 84], kg: 8.6, values: ["790 mm", "470 mm", "25 mm", "Bitubo reforçado"] },
  ],
};

export const truckClutches: FittedLine = {
  ...clutchKits,
  pictures: { engatebem: ["clutch-kit-truck"] },
  category: "embreagens-de-caminhao",
  tags: ["caminhão", "embreagem", "kit"],
  sizes: [
    { price: 149990, cm: [16, 36], kg: 16, values: ["280 mm", "22", "Rolamento", "3 peças"] },
    { price: 219990, cm: [18, 42], kg: 24, values: ["330 mm", "14", "Rolamento", "3 peças"] },
    { price: 329990, cm: [22, 52], kg: 41, values: ["395 mm", "18", "Rolamento", "3 peças"] },
    { price: 429990, cm: [24, 56], kg: 52, values: ["430 mm", "24", "Rolamento puxado", "3 peças"] },
  ],
};

export const truckAlternators: FittedLine = {
  ...alternators,
  pictures: { giralume: ["alternator-truck"] },
  category: "alternadores-24-v",
  voltage: "28 V",
  tags: ["caminhão", "elétrica", "alternador"],
  sizes: [
    { price: 109990, cm: [20, 24], kg: 7.4, values: ["110 A, 14 V", "Poli-V 6 frisos", "Integrado", "Horário"] },
    { price: 129990, cm: [20, 26], kg: 8.2, values: ["80 A", "Poli-V 8 frisos", "Integrado", "Horário"] },
    { price: 149990, cm: [21, 28], kg: 9.1, values: ["80 A", "Poli-V 8 frisos", "Integrado", "Horário"] },
    { price: 179990, cm: [22, 30], kg: 10.4, values: ["110 A", "Poli-V 8 frisos", "Integrado", "Horário"] },
  ],
};

export const truckPumps: FittedLine = {
  ...waterPumps,
  category: "bombas-d-agua-diesel",
  tags: ["caminhão", "motor", "bomba"],
  advice: "Use aditivo na proporção do manual e confira a tensão da correia e o estado da polia.",
  material: "Ferro fundido",
  about: ["Carcaça de ferro fundido, rolamento de rolos e selo de carbeto de silício: feita para rodar o dia inteiro."],
  sizes: [
    { price: 39990, cm: [16, 22], kg: 3.4, values: ["Aço", "78 mm", "Junta inclusa", "Correia poli-V"] },
    { price: 49990, cm: [18, 24], kg: 5.2, values: ["Ferro fundido", "92 mm", "Junta inclusa", "Correia poli-V"] },
    { price: 64990, cm: [20, 28], kg: 7.8, values: ["Ferro fundido", "108 mm", "Junta inclusa", "Correia poli-V"] },
    { price: 89990, cm: [22, 32], kg: 11.6, values: ["Ferro fundido", "124 mm", "Junta inclusa", "Engrenagem"] },
  ],
};

export const truckBelts: FittedLine = {
  ...polyBelts,
  category: "correias-diesel",
  tags: ["caminhão", "motor", "correia"],
  sizes: [
    { price: 9990, cm: [4, 26], kg: 0.4, values: ["PK", "1.905 mm", "6"] },
    { price: 12990, cm: [4, 28], kg: 0.5, values: ["PK", "1.540 mm", "8"] },
    { price: 15990, cm: [4, 30], kg: 0.6, values: ["PK", "1.820 mm", "8"] },
    { price: 18990, cm: [4, 32], kg: 0.7, values: ["PK", "2.150 mm", "10"] },
  ],
};
