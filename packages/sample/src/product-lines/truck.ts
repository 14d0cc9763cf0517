import { frontDiscs, shoes } from "./brakes.ts";
import type { FittedLine } from "./product-line.ts";

export const brakeChambers: FittedLine = {
  part: "Cuíca de freio traseira dupla",
  category: "cuicas-de-freio",
  trade: "freio-a-ar",
  pictures: { arbravo: ["brake-chamber"] },
  brands: ["arbravo"],
  position: "Traseira",
  quantity: 2,
  specs: ["Tamanho", "Curso", "Rosca das conexões", "Haste"],
  about: [
    "Diafragma de borracha com lona de náilon e mola de estacionamento pintada, em carcaça de alumínio injetado.",
  ],
  advice: "A mola interna está sob carga: nunca abra a câmara. Trave com o parafuso antes de montar.",
  warranty: "6 meses",
  material: "Alumínio e aço",
  kit: "Com presilhas",
  tags: ["caminhão", "freio a ar", "cuíca"],
  sizes: [
    { price: 32990, cm: [22, 26], kg: 6.2, values: ["16/24", "57 mm", "M16×1,5", "Rosqueada"] },
    { price: 36990, cm: [23, 28], kg: 7.4, values: ["20/24", "57 mm", "M16×1,5", "Rosqueada"] },
    { price: 41990, cm: [24, 30], kg: 8.6, values: ["24/30", "64 mm", "M16×1,5", "Rosqueada"] },
    { price: 46990, cm: [24, 31], kg: 9.3, values: ["30/30", "64 mm", "M16×1,5", "Com garfo"] },
  ],
};

export const airDryers: FittedLine = {
  part: "Filtro secador de ar do freio",
  category: "secadores-de-ar",
  trade: "freio-a-ar",
  pictures: { arbravo: ["air-dryer-arbravo"], coalimpo: ["air-dryer-coalimpo"] },
  brands: ["arbravo", "coalimpo"],
  quantity: 1,
  specs: ["Rosca", "Diâmetro", "Altura", "Pressão máxima"],
  about: [
    "Dessecante de esferas que retém umidade e óleo antes dos reservatórios: válvula sem ferrugem e freio sem surpresa.",
  ],
  advice: "Troque uma vez por ano ou a cada 100.000 km e drene os reservatórios no mesmo dia.",
  warranty: "3 meses",
  material: "Aço e sílica dessecante",
  kit: "Com anel de vedação",
  tags: ["caminhão", "freio a ar", "secador"],
  sizes: [
    { price: 11990, cm: [17, 15], kg: 1.4, values: ["M39×1,5", "136 mm", "165 mm", "13 bar"] },
    { price: 13990, cm: [17, 15], kg: 1.5, values: ["M39×1,5", "136 mm", "165 mm", "13 bar"] },
    { price: 15990, cm: [18, 15], kg: 1.6, values: ['G 1 1/4"', "140 mm", "172 mm", "14 bar"] },
    { price: 18990, cm: [18, 15], kg: 1.7, values: ["M41×2", "142 mm", "176 mm", "14 bar"] },
  ],
};

export const leafSprings: FittedLine = {
  part: "Feixe de molas traseiro",
  category: "feixes-de-molas",
  trade: "suspensao",
  pictures: { carretaforte: ["leaf-spring", "leaf-spring-heavy"] },
  brands: ["carretaforte"],
  position: "Traseira",
  quantity: 2,
  specs: ["Lâminas", "Largura", "Comprimento", "Capacidade"],
  about: ["Lâminas em aço SAE 5160 temperadas e granalhadas, com olhal enrolado e buchas já montadas."],
  advice: "Troque grampos e pino de centro juntos e reaperte os grampos depois de 500 km com carga.",
  warranty: "6 meses contra quebra",
  material: "Aço SAE 5160",
  kit: "Feixe com buchas",
  tags: ["caminhão", "suspensão", "mola"],
  sizes: [
    { price: 109990, cm: [18, 128], kg: 38, values: ["5", "60 mm", "1.240 mm", "2.200 kg"] },
    { price: 149990, cm: [20, 142], kg: 58, values: ["7", "70 mm", "1.380 mm", "3.800 kg"] },
    { price: 199990, cm: [24, 152], kg: 84, values: ["9", "80 mm", "1.480 mm", "5.600 kg"] },
    { price: 239990, cm: [26, 160], kg: 102, values: ["10", "90 mm", "1.560 mm", "7.000 kg"] },
  ],
};

export const truckDrums: FittedLine = {
  part: "Tambor de freio traseiro",
  category: "tambores-de-caminhao",
  trade: "freio-a-ar",
  pictures: { carretaforte: ["brake-drum-truck"], discoreto: ["brake-drum-truck"] },
  brands: ["carretaforte", "discoreto"],
  position: "Traseira",
  quantity: 2,
  specs: ["Diâmetro interno", "Largura da pista", "Altura total", "Furos de fixação"],
  about: ["Ferro fundido de alta liga, com nervuras para dissipar calor em descida longa."],
  advice: "Retífica só até o limite gravado na borda; acima dele o tambor trinca.",
  warranty: "6 meses ou 50.000 km",
  material: "Ferro fundido GG25",
  kit: "Unidade",
  tags: ["caminhão", "freio", "tambor"],
  sizes: [
    { price: 42990, cm: [20, 34], kg: 21, values: ["310 mm", "100 mm", "168 mm", "6"] },
    { price: 54990, cm: [22, 36], kg: 32, values: ["325 mm", "120 mm", "190 mm", "8"] },
    { price: 72990, cm: [27, 46], kg: 48, values: ["410 mm", "180 mm", "242 mm", "10"] },
    { price: 79990, cm: [28, 46], kg: 53, values: ["410 mm", "200 mm", "260 mm", "10"] },
  ],
};

export const truckLinings: FittedLine = {
  ...shoes,
  part: "Jogo de lonas de freio traseiras",
  pictures: { carretaforte: ["brake-shoes-truck"], travaboa: ["brake-shoes-travaboa"] },
  category: "lonas-de-freio",
  trade: "freio-a-ar",
  brands: ["carretaforte", "travaboa"],
  quantity: 1,
  specs: ["Diâmetro do tambor", "Largura da lona", "Espessura", "Furos"],
  about: ["Lona moldada sem amianto, que segura o coeficiente de atrito na serra com o caminhão carregado."],
  advice: "Rebite do centro para as pontas e use o raio certo do tambor retificado.",
  kit: "Jogo para um eixo, com rebites",
  tags: ["caminhão", "freio", "lona"],
  sizes: [
    { price: 18990, cm: [14, 28], kg: 5.2, values: ["310 mm", "100 mm", "14 mm", "64"] },
    { price: 22990, cm: [14, 30], kg: 6.8, values: ["325 mm", "120 mm", "15 mm", "64"] },
    { price: 32990, cm: [18, 36], kg: 13.2, values: ["410 mm", "178 mm", "18 mm", "96"] },
    { price: 35990, cm: [20, 36], kg: 14.6, values: ["410 mm", "200 mm", "18 mm", "96"] },
  ],
};

export const truckDiscs: FittedLine = {
  ...frontDiscs,
  category: "discos-de-caminhao",
  trade: "freio-a-ar",
  pictures: { carretaforte: ["brake-disc-truck"] },
  brands: ["carretaforte"],
  tags: ["caminhão", "freio", "disco"],
  sizes: [
    { price: 49990, cm: [10, 36], kg: 17, values: ["304 mm", "28 mm", "25 mm", "62 mm", "6"] },
    { price: 64990, cm: [12, 40], kg: 24, values: ["330 mm", "34 mm", "30 mm", "88 mm", "8"] },
    { price: 89990, cm: [16, 46], kg: 33, values: ["430 mm", "45 mm", "37 mm", "131 mm", "10"] },
    { price: 94990, cm: [16, 46], kg: 35, values: ["434 mm", "45 mm", "37 mm", "136 mm", "10"] },
  ],
};
