import type { Branch } from "../categories.ts";

export const TRUCK_TREE: Branch[] = [
  [
    "freios-pesados",
    "Freios",
    "brake-chamber",
    [
      [
        "freio-a-ar",
        "Freio a ar",
        "brake-chamber",
        [
          ["cuicas-de-freio", "Cuícas de freio", "brake-chamber"],
          ["secadores-de-ar", "Secadores de ar", "air-dryer"],
        ],
      ],
      [
        "freio-de-roda",
        "Freio de roda",
        "brake-drum",
        [
          ["tambores-de-caminhao", "Tambores", "brake-drum"],
          ["lonas-de-freio", "Lonas de freio", "brake-shoes"],
          ["discos-de-caminhao", "Discos", "brake-disc-vented"],
        ],
      ],
    ],
  ],
  [
    "suspensao-pesada",
    "Suspensão",
    "leaf-spring",
    [
      [
        "molas-e-amortecedores",
        "Molas e amortecedores",
        "leaf-spring",
        [
          ["feixes-de-molas", "Feixes de molas", "leaf-spring"],
          ["amortecedores-de-caminhao", "Amortecedores", "shock-absorber-black"],
        ],
      ],
    ],
  ],
  [
    "motor-diesel",
    "Motor diesel",
    "truck-filter",
    [
      [
        "filtros-diesel",
        "Filtros",
        "truck-filter",
        [
          ["filtros-de-oleo-diesel", "Filtros de óleo", "truck-filter"],
          ["filtros-de-combustivel-diesel", "Filtros de combustível", "truck-filter"],
          ["filtros-de-ar-diesel", "Filtros de ar", "truck-air-filter"],
        ],
      ],
      [
        "periferia-do-motor",
        "Periferia do motor",
        "water-pump",
        [
          ["bombas-d-agua-diesel", "Bombas d'água", "water-pump"],
          ["correias-diesel", "Correias", "poly-v-belt"],
          ["embreagens-de-caminhao", "Embreagens", "clutch-kit"],
        ],
      ],
      ["lubrificantes-diesel", "Lubrificantes", "oil-bucket", [["oleos-diesel", "Óleos diesel", "oil-bucket"]]],
    ],
  ],
  [
    "eletrica-24-v",
    "Elétrica 24 V",
    "alternator",
    [
      [
        "energia",
        "Energia",
        "battery",
        [
          ["baterias-pesadas", "Baterias", "battery"],
          ["alternadores-24-v", "Alternadores", "alternator"],
          ["lampadas-24-v", "Lâmpadas", "bulb"],
        ],
      ],
    ],
  ],
  [
    "rodagem-pesada",
    "Rodagem",
    "tyre",
    [["pneus-pesados", "Pneus", "tyre", [["pneus-de-carga", "Pneus de carga", "tyre"]]]],
  ],
];
