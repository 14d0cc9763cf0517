import { frontPads, shoes } from "./brakes.ts";
import type { FittedLine } from "./product-line.ts";

export const chainKits: FittedLine = {
  part: "Kit relação com retentor",
  category: "kits-de-relacao",
  trade: "transmissao",
  pictures: { relamina: ["chain-kit-gold", "chain-kit-steel"] },
  brands: ["relamina"],
  quantity: 1,
  specs: ["Corrente", "Elos", "Pinhão", "Coroa"],
  about: [
    "Corrente com retentor lubrificada de fábrica, coroa em aço 1045 temperado e pinhão usinado: dura na entrega.",
    "Elo reforçado e pinos cromados, para quem roda o dia inteiro e não quer voltar à oficina.",
  ],
  advice: "Troque as três peças juntas, alinhe a roda e lubrifique a cada 500 km.",
  warranty: "3 meses ou 5.000 km",
  material: "Aço 1045 temperado",
  kit: "Corrente, coroa e pinhão",
  tags: ["moto", "relação", "corrente"],
  sizes: [
    { price: 10990, cm: [7, 26], kg: 1.6, values: ["428H", "108", "14 dentes", "36 dentes"] },
    { price: 14990, cm: [7, 28], kg: 1.9, values: ["428H", "118", "15 dentes", "44 dentes"] },
    { price: 22990, cm: [8, 30], kg: 2.6, values: ["520H", "108", "13 dentes", "37 dentes"] },
    { price: 38990, cm: [8, 32], kg: 3.4, values: ["520 X-ring", "114", "14 dentes", "43 dentes"] },
  ],
};

export const motorcyclePads: FittedLine = {
  ...frontPads,
  category: "pastilhas-de-moto",
  pictures: { "duasrodas-norte": ["moto-pads-duasrodas"], travaboa: ["moto-pads-travaboa"] },
  brands: ["duasrodas-norte", "travaboa"],
  quantity: 1,
  kit: "Par para uma pinça",
  advice: "Confira o pistão da pinça e a espessura do disco; as duas pastilhas gastam juntas.",
  tags: ["moto", "freio", "pastilha"],
  sizes: [
    { price: 2290, cm: [5, 9], kg: 0.15, values: ["38 mm", "76 mm", "8,2 mm", "Não"] },
    { price: 2690, cm: [5, 9], kg: 0.16, values: ["41 mm", "78 mm", "8,5 mm", "Não"] },
    { price: 3990, cm: [5, 10], kg: 0.2, values: ["42 mm", "82 mm", "8,7 mm", "Não"] },
    { price: 7990, cm: [5, 10], kg: 0.24, values: ["45 mm", "88 mm", "9 mm", "Não"] },
  ],
};

export const motorcycleShoes: FittedLine = {
  ...shoes,
  part: "Patim de freio traseiro",
  pictures: { "duasrodas-norte": ["brake-shoes-moto"] },
  category: "patins-de-freio",
  brands: ["duasrodas-norte"],
  quantity: 1,
  kit: "Par com molas",
  advice: "Lixe de leve o tambor, engraxe o eixo do came e regule o varão depois de montar.",
  tags: ["moto", "freio", "patim"],
  sizes: [
    { price: 1990, cm: [6, 13], kg: 0.3, values: ["110 mm", "25 mm", "4 mm", "Não se aplica"] },
    { price: 2490, cm: [6, 15], kg: 0.4, values: ["130 mm", "28 mm", "4 mm", "Não se aplica"] },
    { price: 2990, cm: [6, 15], kg: 0.4, values: ["130 mm", "30 mm", "4,2 mm", "Não se aplica"] },
    { price: 3990, cm: [7, 18], kg: 0.5, values: ["160 mm", "30 mm", "4,5 mm", "Não se aplica"] },
  ],
};

export const motorcycleShocks: FittedLine = {
  part: "Par de amortecedores traseiros",
  category: "amortecedores-de-moto",
  trade: "suspensao",
  pictures: { "duasrodas-norte": ["moto-shock-red"], pisomanso: ["moto-shock-yellow"] },
  brands: ["duasrodas-norte", "pisomanso"],
  position: "Traseira",
  quantity: 1,
  specs: ["Comprimento entre olhais", "Regulagem da mola", "Diâmetro do olhal"],
  about: ["Mola de aço pintada e regulagem de pré-carga em cinco posições, para andar sozinho, com garupa ou com baú."],
  advice: "Regule os dois lados na mesma posição e confira as buchas da balança.",
  warranty: "6 meses contra vazamento",
  material: "Aço",
  kit: "Par",
  tags: ["moto", "suspensão", "amortecedor"],
  sizes: [
    { price: 15990, cm: [12, 38], kg: 2.8, values: ["305 mm", "5 posições", "10 mm"] },
    { price: 18990, cm: [12, 40], kg: 3.1, values: ["325 mm", "5 posições", "12 mm"] },
    { price: 29990, cm: [13, 42], kg: 3.6, values: ["340 mm", "7 posições", "12 mm"] },
    { price: 44990, cm: [13, 42], kg: 3.9, values: ["345 mm", "7 posições", "14 mm"] },
  ],
};

export const mirrors: FittedLine = {
  part: "Par de retrovisores",
  category: "retrovisores",
  trade: "acessorios",
  pictures: { "duasrodas-norte": ["moto-mirror", "moto-mirror-round"] },
  brands: ["duasrodas-norte"],
  quantity: 1,
  specs: ["Rosca", "Haste", "Espelho"],
  about: ["Haste de aço com regulagem firme e espelho convexo de imagem limpa, no padrão original."],
  advice: "Algumas motos usam rosca esquerda no lado direito: confira antes de forçar.",
  warranty: "3 meses",
  material: "Polipropileno e aço",
  kit: "Par",
  tags: ["moto", "retrovisor", "espelho"],
  sizes: [
    { price: 3490, cm: [10, 24], kg: 0.5, values: ["M10×1,25", "Curta", "Convexo"] },
    { price: 3990, cm: [10, 26], kg: 0.5, values: ["M10×1,25", "Média", "Convexo"] },
    { price: 5990, cm: [11, 28], kg: 0.6, values: ["M10×1,25", "Longa", "Convexo"] },
    { price: 8990, cm: [11, 30], kg: 0.7, values: ["M10×1,25", "Longa", "Convexo"] },
  ],
};
