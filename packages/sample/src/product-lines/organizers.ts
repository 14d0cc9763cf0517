import { colorOption } from "./options.ts";
import type { UniversalLine } from "./product-line.ts";

export const organizers: UniversalLine = {
  trade: "interior",
  brands: ["aconchega"],
  warranty: "3 meses contra defeito de fabricação",
  compatibility: "all",
  part: "Organizador",
  category: "organizadores",
  pictures: { aconchega: ["organizer-red", "organizer-gray"] },
  specs: ["Divisões", "Capacidade", "Fixação"],
  about: ["Tecido resistente com fundo rígido: compras, ferramentas e cabos no lugar, sem rolar pelo carro."],
  advice: "Prenda as tiras antes de rodar e não passe do peso indicado.",
  material: "Poliéster 600D",
  kit: "Unidade",
  tags: ["interior", "organizador", "porta-malas"],
  options: [colorOption({ gray: "organizer-gray", red: "organizer-red" })],
  items: [
    {
      name: "de porta-malas dobrável",
      price: 7990,
      cm: [30, 55],
      kg: 1.3,
      load: "20 kg",
      values: ["3", "45 L", "Velcro e tiras"],
    },
    {
      name: "térmico de porta-malas",
      price: 10990,
      cm: [30, 52],
      kg: 1.6,
      load: "18 kg",
      values: ["2", "38 L", "Velcro"],
    },
    {
      name: "de porta-malas com tampa",
      price: 9990,
      cm: [32, 60],
      kg: 1.8,
      load: "25 kg",
      values: ["4", "60 L", "Tiras e ganchos"],
    },
  ],
};
