import type { CategoryBranch } from "../categories.ts";

export const TRUCK_TREE: CategoryBranch[] = [
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
          ["secadores-de-ar", "Secadores de ar", "air-dryer-arbravo"],
        ],
      ],
      [
        "freio-de-roda",
        "Freio de roda",
        "brake-drum-truck",
        [
          ["tambores-de-caminhao", "Tambores", "brake-drum-truck"],
          ["lonas-de-freio", "Lonas de freio", "brake-shoes-truck"],
          ["discos-de-caminhao", "Discos", "brake-disc-truck"],
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
          ["amortecedores-de-caminhao", "Amortecedores", "shock-truck"],
        ],
      ],
    ],
  ],
  [
    "motor-diesel",
    "Motor diesel",
    "truck-filter-coalimpo",
    [
      [
        "filtros-diesel",
        "Filtros",
        "truck-filter-coalimpo",
        [
          ["filtros-de-oleo-diesel", "Filtros de óleo", "truck-filter-coalimpo"],
          ["filtros-de-combustivel-diesel", "Filtros de combustível", "truck-filter-coalimpo"],
          ["filtros-de-ar-diesel", "Filtros de ar", "truck-air-filter-sopro-novo"],
        ],
      ],
      [
        "periferia-do-motor",
        "Periferia do motor",
        "water-pump",
        [
          ["bombas-d-agua-diesel", "Bombas d'água", "water-pump"],
          ["correias-diesel", "Correias", "poly-v-belt"],
          ["embreagens-de-caminhao", "Embreagens", "clutch-kit-truck"],
        ],
      ],
      [
        "lubrificantes-diesel",
        "Lubrificantes",
        "oil-bucket-15w40",
        [["oleos-diesel", "Óleos diesel", "oil-bucket-15w40"]],
      ],
    ],
  ],
  [
    "eletrica-24-v",
    "Elétrica 24 V",
    "alternator-truck",
    [
      [
        "energia",
        "Energia",
        "battery-truck",
        [
          ["baterias-pesadas", "Baterias", "battery-truck"],
          ["alternadores-24-v", "Alternadores", "alternator-truck"],
          ["lampadas-24-v", "Lâmpadas", "bulb-h7"],
        ],
      ],
    ],
  ],
  [
    "rodagem-pesada",
    "Rodagem",
    "tyre-truck",
    [["pneus-pesados", "Pneus", "tyre-truck", [["pneus-de-carga", "Pneus de carga", "tyre-truck"]]]],
  ],
];
