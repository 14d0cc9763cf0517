import type { UniversalLine } from "./product-line.ts";

/** A one litre bottle, packed. */
export const bottle = { cm: [24, 11] as [number, number], kg: 0.95 };

export const engineOils: UniversalLine = {
  part: "Óleo do motor",
  category: "oleos-de-motor",
  trade: "lubrificantes",
  pictures: {
    fluimonte: [
      "engine-oil-5w30",
      "engine-oil-0w20",
      "engine-oil-5w40",
      "engine-oil-10w40",
      "engine-oil-15w40",
      "engine-oil-20w50",
      "engine-oil-5w30-diesel",
      "engine-oil-0w16",
    ],
  },
  brands: ["fluimonte"],
  compatibility: "all",
  specs: ["Viscosidade", "Base", "Desempenho", "Volume"],
  about: [
    "Mantém a película de proteção na partida a frio e nas temperaturas altas do trânsito, sem formar borra.",
    "Pacote de aditivos detergentes e dispersantes que deixa o motor limpo entre uma troca e outra.",
  ],
  advice: "Confira a viscosidade e a norma no manual do veículo e descarte o óleo usado em ponto de coleta.",
  warranty: "Validade de 5 anos na embalagem fechada",
  material: "Óleo lubrificante",
  kit: "Frasco",
  tags: ["óleo", "lubrificante", "revisão"],
  items: [
    {
      ...bottle,
      name: "5W-30 sintético API SP 1 L",
      price: 4290,
      values: ["SAE 5W-30", "Sintético", "API SP, ILSAC GF-6A", "1 L"],
    },
    {
      ...bottle,
      name: "0W-20 sintético API SP 1 L",
      price: 5290,
      values: ["SAE 0W-20", "Sintético", "API SP, ILSAC GF-6A", "1 L"],
    },
    {
      ...bottle,
      name: "5W-40 sintético ACEA C3 1 L",
      price: 4790,
      values: ["SAE 5W-40", "Sintético", "ACEA C3, API SN", "1 L"],
    },
    {
      ...bottle,
      name: "10W-40 semissintético API SL 1 L",
      price: 3290,
      values: ["SAE 10W-40", "Semissintético", "API SL", "1 L"],
    },
    { ...bottle, name: "15W-40 mineral API SL 1 L", price: 2690, values: ["SAE 15W-40", "Mineral", "API SL", "1 L"] },
    { ...bottle, name: "20W-50 mineral API SJ 1 L", price: 2490, values: ["SAE 20W-50", "Mineral", "API SJ", "1 L"] },
    {
      ...bottle,
      name: "5W-30 sintético diesel ACEA C3 1 L",
      price: 5490,
      values: ["SAE 5W-30", "Sintético", "ACEA C3, DPF", "1 L"],
    },
    {
      ...bottle,
      name: "0W-16 sintético API SP 1 L",
      price: 6190,
      values: ["SAE 0W-16", "Sintético", "API SP, ILSAC GF-6B", "1 L"],
    },
  ],
};

export const gearOils: UniversalLine = {
  ...engineOils,
  part: "Óleo de transmissão",
  category: "oleos-de-cambio",
  pictures: { fluimonte: ["gear-oil-75w80", "gear-oil-80w90", "gear-oil-atf", "gear-oil-cvt"] },
  compatibility: "unknown",
  about: ["Protege engrenagens e sincronizadores e conserva o engate macio em qualquer temperatura."],
  advice: "A norma muda de câmbio para câmbio: confira o manual ou pergunte no balcão antes de comprar.",
  tags: ["óleo", "câmbio", "transmissão"],
  items: [
    {
      ...bottle,
      name: "75W-80 API GL-4 manual 1 L",
      price: 5990,
      values: ["SAE 75W-80", "Sintético", "API GL-4", "1 L"],
    },
    {
      ...bottle,
      name: "80W-90 API GL-5 diferencial 1 L",
      price: 4490,
      values: ["SAE 80W-90", "Mineral", "API GL-5", "1 L"],
    },
    { ...bottle, name: "ATF Dexron VI automático 1 L", price: 5790, values: ["ATF", "Sintético", "Dexron VI", "1 L"] },
    { ...bottle, name: "CVT automático 1 L", price: 6990, values: ["CVT", "Sintético", "NS-3, TC, FE", "1 L"] },
  ],
};

export const brakeFluids: UniversalLine = {
  part: "Fluido de freio",
  category: "fluidos-de-freio",
  trade: "freios",
  pictures: {
    fluimonte: ["brake-fluid-dot-3", "brake-fluid-dot-4-lv"],
    travaboa: ["brake-fluid-dot-4", "brake-fluid-dot-5-1"],
  },
  brands: ["fluimonte", "travaboa"],
  compatibility: "all",
  specs: ["Classe", "Ponto de ebulição seco", "Ponto de ebulição úmido", "Volume"],
  about: ["Fluido sintético de baixa absorção de umidade, que mantém o pedal firme em descida de serra."],
  advice: "Troque a cada 2 anos ou 40.000 km e nunca complete com fluido de frasco aberto há muito tempo.",
  warranty: "Validade de 3 anos na embalagem fechada",
  certified: true,
  material: "Base glicol",
  kit: "Frasco",
  tags: ["freio", "fluido", "revisão"],
  items: [
    { name: "DOT 3 500 ml", price: 1990, cm: [18, 7], kg: 0.55, values: ["DOT 3", "205 °C", "140 °C", "500 ml"] },
    { name: "DOT 4 500 ml", price: 2490, cm: [18, 7], kg: 0.55, values: ["DOT 4", "230 °C", "155 °C", "500 ml"] },
    {
      name: "DOT 4 LV baixa viscosidade 500 ml",
      price: 3990,
      cm: [18, 7],
      kg: 0.55,
      values: ["DOT 4 LV", "265 °C", "170 °C", "500 ml"],
    },
    { name: "DOT 5.1 500 ml", price: 4990, cm: [18, 7], kg: 0.55, values: ["DOT 5.1", "269 °C", "180 °C", "500 ml"] },
  ],
};

export const coolants: UniversalLine = {
  part: "Aditivo de radiador",
  category: "aditivos-de-radiador",
  trade: "arrefecimento",
  pictures: {
    fluimonte: ["coolant-pink-fluimonte", "coolant-green-fluimonte"],
    aguamotriz: ["coolant-pink-aguamotriz"],
  },
  brands: ["fluimonte", "aguamotriz"],
  compatibility: "all",
  specs: ["Tecnologia", "Diluição", "Cor", "Volume"],
  about: ["Base de monoetilenoglicol com inibidores orgânicos: evita fervura, ferrugem e desgaste da bomba d'água."],
  advice: "Não misture cores nem tecnologias; ao mudar de tipo, lave o sistema.",
  warranty: "Validade de 5 anos na embalagem fechada",
  material: "Monoetilenoglicol",
  kit: "Frasco",
  tags: ["arrefecimento", "aditivo", "radiador"],
  items: [
    { ...bottle, name: "orgânico concentrado rosa 1 L", price: 3490, values: ["OAT", "1 para 1", "Rosa", "1 L"] },
    {
      ...bottle,
      name: "orgânico pronto para uso rosa 1 L",
      price: 2290,
      values: ["OAT", "Pronto para uso", "Rosa", "1 L"],
    },
    { ...bottle, name: "híbrido concentrado verde 1 L", price: 2990, values: ["HOAT", "1 para 1", "Verde", "1 L"] },
  ],
};
