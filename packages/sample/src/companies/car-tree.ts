import type { Branch } from "../categories.ts";

export const CAR_TREE: Branch[] = [
  [
    "freios",
    "Freios",
    "brake-disc-drilled",
    [
      [
        "freio-a-disco",
        "Freio a disco",
        "brake-disc-vented",
        [
          ["pastilhas-de-freio", "Pastilhas de freio", "brake-pads"],
          ["discos-de-freio", "Discos de freio", "brake-disc-vented"],
        ],
      ],
      [
        "freio-a-tambor",
        "Freio a tambor",
        "brake-drum",
        [
          ["tambores-de-freio", "Tambores de freio", "brake-drum"],
          ["sapatas-e-lonas", "Sapatas e lonas", "brake-shoes"],
        ],
      ],
      ["hidraulico-de-freio", "Hidráulico", "brake-fluid", [["fluidos-de-freio", "Fluidos de freio", "brake-fluid"]]],
    ],
  ],
  [
    "suspensao-e-direcao",
    "Suspensão e direção",
    "shock-absorber-blue",
    [
      [
        "amortecimento",
        "Amortecimento",
        "shock-absorber-black",
        [
          ["amortecedores", "Amortecedores", "shock-absorber-black"],
          ["molas", "Molas", "coil-spring"],
        ],
      ],
      [
        "bracos-e-articulacoes",
        "Braços e articulações",
        "control-arm",
        [
          ["bandejas", "Bandejas", "control-arm"],
          ["pivos-e-bieletas", "Pivôs e bieletas", "ball-joint"],
        ],
      ],
      ["direcao", "Direção", "tie-rod-end", [["terminais-de-direcao", "Terminais de direção", "tie-rod-end"]]],
      ["rolamentos", "Rolamentos", "wheel-bearing", [["rolamentos-de-roda", "Rolamentos de roda", "wheel-bearing"]]],
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
          ["aditivos-de-radiador", "Aditivos de radiador", "coolant-bottle"],
        ],
      ],
      ["ignicao", "Ignição", "spark-plug", [["velas-e-bobinas", "Velas e bobinas", "spark-plug"]]],
      ["embreagem-e-cambio", "Embreagem e câmbio", "clutch-kit", [["embreagens", "Embreagens", "clutch-kit"]]],
    ],
  ],
  [
    "filtros-e-lubrificantes",
    "Filtros e lubrificantes",
    "oil-filter-blue",
    [
      [
        "filtros",
        "Filtros",
        "oil-filter-orange",
        [
          ["filtros-de-oleo", "Filtros de óleo", "oil-filter-blue"],
          ["filtros-de-ar", "Filtros de ar", "air-filter"],
          ["filtros-de-cabine", "Filtros de cabine", "cabin-filter"],
          ["filtros-de-combustivel", "Filtros de combustível", "fuel-filter"],
        ],
      ],
      [
        "lubrificantes",
        "Lubrificantes",
        "oil-bottle-gold",
        [
          ["oleos-de-motor", "Óleos de motor", "oil-bottle-gold"],
          ["oleos-de-cambio", "Óleos de câmbio", "oil-bottle-black"],
        ],
      ],
    ],
  ],
  [
    "eletrica-e-iluminacao",
    "Elétrica e iluminação",
    "battery",
    [
      [
        "carga-e-partida",
        "Carga e partida",
        "alternator",
        [
          ["baterias", "Baterias", "battery"],
          ["alternadores", "Alternadores", "alternator"],
        ],
      ],
      [
        "iluminacao",
        "Iluminação",
        "headlamp",
        [
          ["farois", "Faróis", "headlamp"],
          ["lampadas", "Lâmpadas", "bulb"],
        ],
      ],
    ],
  ],
  [
    "rodas-e-pneus",
    "Rodas e pneus",
    "alloy-wheel",
    [
      [
        "rodagem",
        "Rodagem",
        "tyre",
        [
          ["pneus", "Pneus", "tyre"],
          ["rodas", "Rodas de liga leve", "alloy-wheel"],
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
        "steering-cover",
        [
          ["tapetes", "Tapetes", "floor-mats-black"],
          ["capas-de-banco", "Capas de banco", "seat-cover-gray"],
          ["volantes-e-manoplas", "Volantes e manoplas", "gear-knob"],
          ["organizadores", "Organizadores", "organizer"],
        ],
      ],
      ["acessorios-externos", "Acessórios externos", "wiper-blade", [["palhetas", "Palhetas", "wiper-blade"]]],
    ],
  ],
];
