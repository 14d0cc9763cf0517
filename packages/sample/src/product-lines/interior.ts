import { colorOption, materialOption } from "./options.ts";
import type { FittedLine, UniversalLine } from "./product-line.ts";

const common = {
  trade: "interior",
  brands: ["aconchega"],
  warranty: "3 meses contra defeito de fabricação",
  compatibility: "all" as const,
};

export const floorMats: FittedLine & { options: UniversalLine["options"] } = {
  ...common,
  part: "Jogo de tapetes",
  category: "tapetes",
  pictures: { aconchega: ["floor-mats-black", "floor-mats-beige", "floor-mats-black", "floor-mats-beige"] },
  quantity: 1,
  position: "Interno",
  specs: ["Peças", "Espessura", "Fixação", "Lavável"],
  about: [
    "Recorte feito no assoalho do carro, com borda alta que segura água e barro e travas que não deixam escorregar.",
  ],
  advice: "Retire o tapete antigo: dois tapetes sobrepostos podem prender o pedal.",
  material: "Borracha ou carpete",
  kit: "Jogo com 5 peças",
  tags: ["interior", "tapete"],
  options: [
    materialOption(["rubber", "Borracha"], ["carpet", "Carpete"]),
    colorOption({ black: "floor-mats-black", gray: "floor-mats-gray", beige: "floor-mats-beige" }),
  ],
  sizes: [
    { price: 11990, cm: [8, 62], kg: 3.2, values: ["5", "4 mm", "Trava original", "Sim"] },
    { price: 13990, cm: [8, 66], kg: 3.6, values: ["5", "4 mm", "Trava original", "Sim"] },
    { price: 16990, cm: [9, 70], kg: 4.1, values: ["5", "4,5 mm", "Trava original", "Sim"] },
    { price: 19990, cm: [10, 74], kg: 4.9, values: ["5", "5 mm", "Trava original", "Sim"] },
  ],
};

export const seatCovers: UniversalLine = {
  ...common,
  part: "Capa de banco",
  category: "capas-de-banco",
  pictures: { aconchega: ["seat-cover-gray", "seat-cover-red"] },
  specs: ["Peças", "Espuma", "Airbag lateral", "Banco traseiro"],
  about: ["Costura dupla, elásticos reforçados e espuma dublada: veste o banco sem sobra e não marca a roupa."],
  advice: "Confira se o banco traseiro é inteiriço ou bipartido e se há airbag no encosto.",
  material: "Courvin e tecido",
  kit: "Jogo completo",
  tags: ["interior", "capa", "banco"],
  options: [
    colorOption({
      black: "seat-cover-black",
      gray: "seat-cover-gray",
      beige: "seat-cover-beige",
      red: "seat-cover-red",
    }),
  ],
  items: [
    {
      name: "courvin universal 5 lugares",
      price: 22990,
      cm: [14, 50],
      kg: 3.8,
      values: ["11", "6 mm", "Abertura lateral", "Bipartido"],
    },
    {
      name: "tecido esportivo 5 lugares",
      price: 17990,
      cm: [14, 48],
      kg: 2.9,
      values: ["9", "4 mm", "Abertura lateral", "Inteiriço"],
    },
    {
      name: "impermeável dianteira par",
      price: 12990,
      cm: [10, 40],
      kg: 1.6,
      values: ["2", "3 mm", "Abertura lateral", "Não acompanha"],
    },
    {
      name: "couro ecológico premium 5 lugares",
      price: 46990,
      cm: [18, 55],
      kg: 5.4,
      values: ["13", "8 mm", "Costura especial", "Bipartido"],
    },
    {
      name: "para pet banco traseiro",
      picture: "pet-cover",
      options: [],
      price: 9990,
      cm: [9, 42],
      kg: 1.4,
      values: ["1", "5 mm", "Não se aplica", "Inteiriço"],
    },
  ],
};

export const steeringCovers: UniversalLine = {
  ...common,
  part: "Capa de volante",
  category: "volantes-e-manoplas",
  pictures: {
    aconchega: ["steering-cover-black", "steering-cover-black", "steering-cover-brown", "steering-cover-black"],
  },
  specs: ["Diâmetro do volante", "Espessura", "Fixação"],
  about: ["Toque macio e furos de ventilação nas laterais: boa pegada mesmo com a mão suada."],
  advice: "Meça o volante de borda a borda e compare com o tamanho da capa.",
  material: "Courvin",
  kit: "Unidade",
  tags: ["interior", "volante", "capa"],
  options: [colorOption({ black: "steering-cover-black", gray: "steering-cover-gray", beige: "steering-cover-beige" })],
  items: [
    {
      name: "costurável em couro M",
      price: 8990,
      cm: [4, 40],
      kg: 0.4,
      values: ["37 a 39 cm", "2 mm", "Linha e agulha inclusas"],
    },
    { name: "de encaixe M", price: 4990, cm: [5, 40], kg: 0.5, values: ["37 a 39 cm", "9 mm", "Pressão"] },
    {
      name: "de encaixe G para utilitário",
      options: [
        colorOption({ brown: "steering-cover-brown", gray: "steering-cover-gray", beige: "steering-cover-beige" }),
      ],
      price: 5490,
      cm: [5, 44],
      kg: 0.6,
      values: ["40 a 42 cm", "9 mm", "Pressão"],
    },
    { name: "esportiva com marcação M", price: 6490, cm: [5, 40], kg: 0.5, values: ["37 a 39 cm", "10 mm", "Pressão"] },
  ],
};

export const gearKnobs: UniversalLine = {
  ...common,
  part: "Manopla de câmbio",
  category: "volantes-e-manoplas",
  pictures: { aconchega: ["gear-knob"] },
  specs: ["Marchas", "Altura", "Encaixe"],
  about: ["Pegada cheia com peso no ponto certo, anel metálico e coifa costurada."],
  advice: "Confira se a ré do seu câmbio usa anel de trava antes de comprar.",
  material: "Couro e alumínio",
  kit: "Manopla com coifa",
  tags: ["interior", "manopla", "câmbio"],
  options: [colorOption({ black: "gear-knob", silver: "gear-knob-silver", white: "gear-knob-white" })],
  items: [
    { name: "5 marchas com coifa", price: 5990, cm: [9, 14], kg: 0.3, values: ["5 e ré", "86 mm", "Bucha de 12 mm"] },
    {
      name: "6 marchas com anel cromado",
      price: 7990,
      cm: [9, 14],
      kg: 0.3,
      values: ["6 e ré", "92 mm", "Bucha de 12 mm"],
    },
    {
      name: "para câmbio automático",
      price: 8990,
      cm: [9, 12],
      kg: 0.2,
      values: ["Automático", "98 mm", "Botão frontal"],
    },
  ],
};
