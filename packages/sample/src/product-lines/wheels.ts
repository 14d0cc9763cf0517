import { colorOption } from "./options.ts";
import type { UniversalLine } from "./product-line.ts";

export const alloyWheels: UniversalLine = {
  part: "Roda de liga leve",
  category: "rodas",
  trade: "pneus-e-rodas",
  pictures: { asfaltino: ["alloy-wheel-silver"], discoreto: ["alloy-wheel-black"] },
  brands: ["asfaltino", "discoreto"],
  compatibility: "unknown",
  specs: ["Aro e tala", "Furação", "ET", "Furo central"],
  about: ["Fundida a baixa pressão em alumínio, com pintura de três camadas e ensaio de impacto e fadiga."],
  advice: "Confira furação, ET e furo central do carro e use os parafusos no torque do manual.",
  warranty: "5 anos na estrutura e 12 meses na pintura",
  certified: true,
  material: "Liga de alumínio",
  kit: "Unidade, sem pneu",
  tags: ["roda", "liga leve"],
  options: [colorOption({ silver: "alloy-wheel-silver", black: "alloy-wheel-black", white: "alloy-wheel-white" })],
  items: [
    {
      name: "aro 14 4×100",
      price: 42990,
      cm: [18, 40],
      kg: 7.4,
      load: "560 kg",
      values: ["14 × 6", "4×100", "38 mm", "57,1 mm"],
    },
    {
      name: "aro 15 4×100",
      price: 47990,
      cm: [19, 43],
      kg: 8.1,
      load: "580 kg",
      values: ["15 × 6", "4×100", "40 mm", "56,6 mm"],
    },
    {
      name: "aro 16 5×105",
      price: 58990,
      cm: [20, 46],
      kg: 9.2,
      load: "640 kg",
      values: ["16 × 6,5", "5×105", "39 mm", "56,6 mm"],
    },
    {
      name: "aro 17 5×114,3",
      price: 71990,
      cm: [21, 48],
      kg: 10.4,
      load: "690 kg",
      values: ["17 × 7", "5×114,3", "45 mm", "60,1 mm"],
    },
  ],
};
