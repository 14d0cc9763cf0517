import type { CategoryBranch } from "../categories.ts";

export const CAR_TREE: CategoryBranch[] = [
  [
    "freios",
    "Freios",
    "brake-disc-vented-5-coated",
    [
      [
        "freio-a-disco",
        "Freio a disco",
        "brake-disc-vented-5",
        [
          ["pastilhas-de-freio", "Pastilhas de freio", "brake-pads-travaboa"],
          ["discos-de-freio", "Discos de freio", "brake-disc-vented-5"],
        ],
      ],
      [
        "freio-a-tambor",
        "Freio a tambor",
        "brake-drum-car",
        [
          ["tambores-de-freio", "Tambores de freio", "brake-drum-car"],
          ["sapatas-e-lonas", "Sapatas e lonas", "brake-shoes-travaboa"],
        ],
      ],
      [
        "hidraulico-de-freio",
        "Hidráulico",
        "brake-fluid-dot-3",
        [["fluidos-de-freio", "Fluidos de freio", "brake-fluid-dot-3"]],
      ],
    ],
  ],
  [
    "suspensao-e-direcao",
    "Suspensão e direção",
    "shock-front-molaviva",
    [
      [
        "amortecimento",
        "Amortecimento",
        "shock-front-pisomanso",
        [
          ["amortecedores", "Amortecedores", "shock-front-pisomanso"],
          ["molas", "Molas", "coil-spring-blue"],
        ],
      ],
      [
        "bracos-e-articulacoes",
        "Braços e articulações",
        "control-arm-eixofino",
        [
          ["bandejas", "Bandejas", "control-arm-eixofino"],
          ["pivos-e-bieletas", "Pivôs e bieletas", "ball-joint"],
        ],
      ],
      ["direcao", "Direção", "tie-rod-end", [["terminais-de-direcao", "Terminais de direção", "tie-rod-end"]]],
      [
        "rolamentos",
        "Rolamentos",
        "wheel-bearing-blue",
        [["rolamentos-de-roda", "Rolamentos de roda", "wheel-bearing-blue"]],
      ],
    ],
  ],
  [
    "motor",
    "Motor",
    "timing-kit",
    [
      ["correias-e-tensores", "Correias e tensores", "poly-v-belt", [["correias", "Correias", "poly-v-belt"]]],
      [
        "arrefecimento",
        "Arrefecimento",
        "radiator",
        [
          ["bombas-d-agua", "Bombas d'água", "water-pump"],
          ["radiadores", "Radiadores", "radiator"],
          ["aditivos-de-radiador", "Aditivos de radiador", "coolant-pink-fluimonte"],
        ],
      ],
      ["ignicao", "Ignição", "spark-plug", [["velas-e-bobinas", "Velas e bobinas", "spark-plug"]]],
      ["embreagem-e-cambio", "Embreagem e câmbio", "clutch-kit", [["embreagens", "Embreagens", "clutch-kit"]]],
    ],
  ],
  [
    "filtros-e-lubrificantes",
    "Filtros e lubrificantes",
    "oil-filter-coalimpo",
    [
      [
        "filtros",
        "Filtros",
        "oil-filter-sopro-novo",
        [
          ["filtros-de-oleo", "Filtros de óleo", "oil-filter-coalimpo"],
          ["filtros-de-ar", "Filtros de ar", "air-filter-sopro-novo"],
          ["filtros-de-cabine", "Filtros de cabine", "cabin-filter"],
          ["filtros-de-combustivel", "Filtros de combustível", "fuel-filter"],
        ],
      ],
      [
        "lubrificantes",
        "Lubrificantes",
        "engine-oil-5w30",
        [
          ["oleos-de-motor", "Óleos de motor", "engine-oil-5w30"],
          ["oleos-de-cambio", "Óleos de câmbio", "gear-oil-75w80"],
        ],
      ],
    ],
  ],
  [
    "eletrica-e-iluminacao",
    "Elétrica e iluminação",
    "battery-large",
    [
      [
        "carga-e-partida",
        "Carga e partida",
        "alternator-car",
        [
          ["baterias", "Baterias", "battery-large"],
          ["alternadores", "Alternadores", "alternator-car"],
        ],
      ],
      [
        "iluminacao",
        "Iluminação",
        "headlamp-projector",
        [
          ["farois", "Faróis", "headlamp-projector"],
          ["lampadas", "Lâmpadas", "bulb-h7"],
        ],
      ],
    ],
  ],
  [
    "rodas-e-pneus",
    "Rodas e pneus",
    "alloy-wheel-silver",
    [
      [
        "rodagem",
        "Rodagem",
        "tyre-road",
        [
          ["pneus", "Pneus", "tyre-road"],
          ["rodas", "Rodas de liga leve", "alloy-wheel-silver"],
        ],
      ],
    ],
  ],
  [
    "interior-e-acessorios",
    "Interior e acessórios",
    "seat-cover-gray",
    [
      [
        "interior-parts",
        "Peças de interior",
        "steering-cover-black",
        [
          ["tapetes", "Tapetes", "floor-mats-black"],
          ["capas-de-banco", "Capas de banco", "seat-cover-gray"],
          ["volantes-e-manoplas", "Volantes e manoplas", "gear-knob"],
          ["organizadores", "Organizadores", "organizer-red"],
        ],
      ],
      ["acessorios-externos", "Acessórios externos", "wiper-claravia", [["palhetas", "Palhetas", "wiper-claravia"]]],
    ],
  ],
];
