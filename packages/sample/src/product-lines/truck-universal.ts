import { batteries, bulbs } from "./batteries-and-lamps.ts";
import { engineOils } from "./fluids.ts";
import type { UniversalLine } from "./product-line.ts";
import { tires } from "./tires.ts";

const bucket = { cm: [38, 30] as [number, number], kg: 18.2 };

export const dieselOils: UniversalLine = {
  ...engineOils,
  part: "Óleo do motor diesel",
  category: "oleos-diesel",
  pictures: { fluimonte: ["oil-bucket-15w40", "oil-bucket-15w40", "oil-bucket-10w40", "oil-bucket-85w140"] },
  kit: "Balde",
  about: ["Reserva alcalina alta e controle de fuligem para motores Euro 5 e Euro 6 em intervalo longo de troca."],
  tags: ["caminhão", "óleo", "lubrificante"],
  items: [
    {
      ...bucket,
      name: "15W-40 API CI-4 20 L",
      price: 46990,
      values: ["SAE 15W-40", "Mineral", "API CI-4, ACEA E7", "20 L"],
    },
    {
      ...bucket,
      name: "15W-40 API CK-4 20 L",
      price: 54990,
      values: ["SAE 15W-40", "Semissintético", "API CK-4, ACEA E9", "20 L"],
    },
    {
      ...bucket,
      name: "10W-40 sintético ACEA E6 20 L",
      price: 78990,
      values: ["SAE 10W-40", "Sintético", "ACEA E6/E7", "20 L"],
    },
    {
      ...bucket,
      name: "85W-140 API GL-5 diferencial 20 L",
      price: 62990,
      values: ["SAE 85W-140", "Mineral", "API GL-5", "20 L"],
    },
  ],
};

export const truckBatteries: UniversalLine = {
  ...batteries,
  part: "Bateria para caminhão",
  pictures: { voltamansa: ["battery-truck"] },
  category: "baterias-pesadas",
  tags: ["caminhão", "elétrica", "bateria"],
  warranty: "12 meses",
  items: [
    {
      name: "100 Ah 750 A",
      price: 79990,
      cm: [24, 34],
      kg: 25.4,
      load: "100 Ah",
      values: ["100 Ah", "750 A", "Direito", "SLI"],
    },
    {
      name: "150 Ah 900 A",
      price: 109990,
      cm: [24, 52],
      kg: 38.6,
      load: "150 Ah",
      values: ["150 Ah", "900 A", "Esquerdo", "SLI"],
    },
    {
      name: "180 Ah 1.000 A",
      price: 129990,
      cm: [24, 52],
      kg: 44.1,
      load: "180 Ah",
      values: ["180 Ah", "1.000 A", "Esquerdo", "SLI"],
    },
    {
      name: "220 Ah 1.150 A",
      price: 159990,
      cm: [25, 52],
      kg: 56.8,
      load: "220 Ah",
      values: ["220 Ah", "1.150 A", "Esquerdo", "EFB"],
    },
  ],
};

export const truckBulbs: UniversalLine = {
  ...bulbs,
  category: "lampadas-24-v",
  pictures: { claravia: ["bulb-h7", "bulb-h4", "bulb-h1"] },
  voltage: "24 V",
  tags: ["caminhão", "iluminação", "lâmpada"],
  items: [
    { name: "H7 70 W 24 V", price: 5490, cm: [6, 12], kg: 0.1, values: ["PX26d", "70 W", "3200 K", "1.750 lm"] },
    {
      name: "H4 75/70 W 24 V",
      price: 4990,
      cm: [7, 14],
      kg: 0.1,
      values: ["P43t", "75/70 W", "3200 K", "1.900/1.200 lm"],
    },
    { name: "H1 70 W 24 V", price: 3990, cm: [6, 11], kg: 0.1, values: ["P14,5s", "70 W", "3200 K", "1.900 lm"] },
  ],
};

export const truckTires: UniversalLine = {
  ...tires,
  part: "Pneu de carga",
  pictures: { asfaltino: ["tyre-truck"] },
  category: "pneus-de-carga",
  specs: ["Medida", "Índice de carga e velocidade", "Eixo", "Sulco"],
  about: ["Carcaça radial de aço feita para recapar, com desenho que resiste a pedra e a desgaste irregular."],
  advice: "Calibre a frio com a carga que vai rodar e confira o emparelhamento nos rodados duplos.",
  tags: ["caminhão", "pneu"],
  items: [
    {
      name: "275/80 R22.5 149/146L direcional",
      price: 189990,
      cm: [102, 28],
      kg: 54,
      load: "3.250 kg",
      values: ["275/80 R22.5", "149/146L", "Direcional", "15 mm"],
    },
    {
      name: "295/80 R22.5 152/148M direcional",
      price: 209990,
      cm: [105, 30],
      kg: 58,
      load: "3.550 kg",
      values: ["295/80 R22.5", "152/148M", "Direcional", "15,5 mm"],
    },
    {
      name: "295/80 R22.5 152/148L tração",
      price: 224990,
      cm: [106, 30],
      kg: 62,
      load: "3.550 kg",
      values: ["295/80 R22.5", "152/148L", "Tração", "22 mm"],
    },
    {
      name: "215/75 R17.5 126/124M misto",
      price: 119990,
      cm: [77, 22],
      kg: 27,
      load: "1.700 kg",
      values: ["215/75 R17.5", "126/124M", "Livre", "13 mm"],
    },
  ],
};
