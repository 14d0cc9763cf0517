import type { FittedLine } from "./product-line.ts";

const ABOUT_FRICTION = [
  "Composto sem amianto, com baixo nível de ruído e frenagem estável mesmo com o conjunto quente.",
  "Material de atrito de formulação semimetálica, que mantém o pedal firme e solta pouco pó na roda.",
];

export const frontPads: FittedLine = {
  part: "Pastilha de freio dianteira",
  category: "pastilhas-de-freio",
  trade: "freios",
  pictures: {
    travaboa: ["brake-pads-travaboa", "brake-pads-travaboa-wide"],
    discoreto: ["brake-pads-discoreto", "brake-pads-discoreto-wide"],
  },
  brands: ["travaboa", "discoreto"],
  position: "Dianteira",
  quantity: 1,
  specs: ["Altura da pastilha", "Largura da pastilha", "Espessura", "Sensor de desgaste"],
  about: ABOUT_FRICTION,
  advice: "Troque sempre o jogo dos dois lados do eixo e evite freadas bruscas nos primeiros 300 km de assentamento.",
  warranty: "3 meses ou 5.000 km",
  certified: true,
  material: "Semimetálico",
  kit: "Jogo com 4 pastilhas",
  tags: ["freio", "pastilha", "dianteira"],
  sizes: [
    { price: 7990, cm: [8, 16], kg: 1.1, values: ["52 mm", "120 mm", "17 mm", "Não"] },
    { price: 10990, cm: [8, 17], kg: 1.3, values: ["53 mm", "131 mm", "18 mm", "Sonoro"] },
    { price: 15990, cm: [9, 18], kg: 1.6, values: ["57 mm", "146 mm", "17,5 mm", "Sonoro"] },
    { price: 21990, cm: [9, 20], kg: 2.1, values: ["61 mm", "164 mm", "18 mm", "Elétrico"] },
  ],
};

export const rearPads: FittedLine = {
  ...frontPads,
  part: "Pastilha de freio traseira",
  pictures: { travaboa: ["brake-pads-rear-travaboa"], discoreto: ["brake-pads-rear-discoreto"] },
  position: "Traseira",
  tags: ["freio", "pastilha", "traseira"],
  sizes: [
    { price: 6990, cm: [7, 14], kg: 0.8, values: ["44 mm", "95 mm", "14 mm", "Não"] },
    { price: 8990, cm: [7, 14], kg: 0.9, values: ["46 mm", "99 mm", "15 mm", "Não"] },
    { price: 12490, cm: [8, 15], kg: 1.1, values: ["48 mm", "109 mm", "15,5 mm", "Sonoro"] },
    { price: 16990, cm: [8, 17], kg: 1.4, values: ["52 mm", "124 mm", "16 mm", "Sonoro"] },
  ],
};

export const frontDiscs: FittedLine = {
  part: "Disco de freio dianteiro",
  category: "discos-de-freio",
  trade: "freios",
  pictures: {
    discoreto: ["brake-disc-vented-4", "brake-disc-vented-5"],
    travaboa: ["brake-disc-vented-4-coated", "brake-disc-vented-5-coated"],
  },
  brands: ["discoreto", "travaboa"],
  position: "Dianteira",
  quantity: 1,
  specs: ["Diâmetro externo", "Espessura", "Espessura mínima", "Altura total", "Furos de fixação"],
  about: [
    "Disco ventilado em ferro fundido GG20, usinado e balanceado para não vibrar no volante ao frear.",
    "Fundição com teor de carbono controlado: dissipa o calor mais depressa e demora a empenar.",
  ],
  advice: "Limpe o cubo antes de montar e instale pastilhas novas junto. Abaixo da espessura mínima o disco é trocado.",
  warranty: "6 meses ou 10.000 km contra empenamento",
  material: "Ferro fundido GG20",
  kit: "Par",
  tags: ["freio", "disco", "ventilado"],
  sizes: [
    { price: 17990, cm: [6, 26], kg: 7.8, values: ["239 mm", "20 mm", "18 mm", "39,5 mm", "4"] },
    { price: 22990, cm: [6, 28], kg: 9.4, values: ["256 mm", "22 mm", "19 mm", "41 mm", "4"] },
    { price: 32990, cm: [7, 31], kg: 13.2, values: ["282 mm", "24 mm", "22 mm", "46 mm", "5"] },
    { price: 45990, cm: [9, 34], kg: 18.6, values: ["302 mm", "28 mm", "26 mm", "62 mm", "6"] },
  ],
};

export const rearDiscs: FittedLine = {
  ...frontDiscs,
  part: "Disco de freio traseiro",
  pictures: { discoreto: ["brake-disc-solid"], travaboa: ["brake-disc-solid-coated"] },
  position: "Traseira",
  about: [
    "Disco sólido em ferro fundido GG20, com acabamento retificado dos dois lados e fixação conferida furo a furo.",
  ],
  tags: ["freio", "disco", "sólido"],
  sizes: [
    { price: 15990, cm: [5, 25], kg: 5.8, values: ["232 mm", "9 mm", "7 mm", "36 mm", "4"] },
    { price: 18990, cm: [5, 26], kg: 6.6, values: ["240 mm", "10 mm", "8 mm", "38 mm", "4"] },
    { price: 25990, cm: [6, 29], kg: 8.8, values: ["262 mm", "10 mm", "8,5 mm", "48 mm", "5"] },
    { price: 34990, cm: [7, 32], kg: 11.9, values: ["290 mm", "12 mm", "10 mm", "56 mm", "6"] },
  ],
};

export const drums: FittedLine = {
  part: "Tambor de freio traseiro",
  category: "tambores-de-freio",
  trade: "freios",
  pictures: { discoreto: ["brake-drum-car"], travaboa: ["brake-drum-coated"] },
  brands: ["discoreto", "travaboa"],
  position: "Traseira",
  quantity: 2,
  specs: ["Diâmetro interno", "Diâmetro máximo", "Altura total", "Furos de fixação"],
  about: ["Tambor em ferro fundido com pista de frenagem torneada, sem ovalização e pronto para montar."],
  advice: "Confira a folga do rolamento e troque as sapatas quando trocar o tambor.",
  warranty: "6 meses ou 10.000 km",
  material: "Ferro fundido GG25",
  kit: "Unidade",
  tags: ["freio", "tambor", "traseiro"],
  sizes: [
    { price: 14990, cm: [9, 23], kg: 5.1, values: ["180 mm", "181 mm", "56 mm", "4"] },
    { price: 18990, cm: [9, 25], kg: 6.2, values: ["200 mm", "201 mm", "58 mm", "4"] },
    { price: 24990, cm: [10, 28], kg: 7.9, values: ["228 mm", "229,5 mm", "64 mm", "5"] },
    { price: 38990, cm: [13, 36], kg: 13.4, values: ["295 mm", "297 mm", "92 mm", "6"] },
  ],
};

export const shoes: FittedLine = {
  part: "Sapata de freio traseira",
  category: "sapatas-e-lonas",
  trade: "freios",
  pictures: { travaboa: ["brake-shoes-travaboa"], discoreto: ["brake-shoes-discoreto"] },
  brands: ["travaboa", "discoreto"],
  position: "Traseira",
  quantity: 1,
  specs: ["Diâmetro do tambor", "Largura da lona", "Espessura da lona", "Alavanca do freio de mão"],
  about: ["Sapata com lona colada sob pressão e alma de aço reforçada, já com o raio do tambor."],
  advice: "Regule o freio de mão depois da montagem e confira vazamento no cilindro de roda.",
  warranty: "3 meses ou 5.000 km",
  certified: true,
  material: "Aço e lona sem amianto",
  kit: "Jogo com 4 sapatas",
  tags: ["freio", "sapata", "lona"],
  sizes: [
    { price: 8490, cm: [12, 20], kg: 1.6, values: ["180 mm", "30 mm", "4,5 mm", "Inclusa"] },
    { price: 9990, cm: [12, 22], kg: 1.9, values: ["200 mm", "40 mm", "4,8 mm", "Inclusa"] },
    { price: 13990, cm: [13, 25], kg: 2.4, values: ["228 mm", "42 mm", "5 mm", "Inclusa"] },
    { price: 22990, cm: [15, 32], kg: 4.1, values: ["295 mm", "55 mm", "6 mm", "Não inclusa"] },
  ],
};
