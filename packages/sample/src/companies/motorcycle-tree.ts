import type { CategoryBranch } from "../categories.ts";

export const MOTORCYCLE_TREE: CategoryBranch[] = [
  [
    "transmissao-da-moto",
    "Transmissão",
    "chain-kit-gold",
    [["relacao", "Relação", "chain-kit-gold", [["kits-de-relacao", "Kits de relação", "chain-kit-gold"]]]],
  ],
  [
    "freios-da-moto",
    "Freios",
    "moto-pads-duasrodas",
    [
      [
        "material-de-atrito",
        "Material de atrito",
        "moto-pads-duasrodas",
        [
          ["pastilhas-de-moto", "Pastilhas", "moto-pads-duasrodas"],
          ["patins-de-freio", "Patins", "brake-shoes-moto"],
        ],
      ],
    ],
  ],
  [
    "rodagem-da-moto",
    "Pneus e suspensão",
    "moto-tyre-road",
    [
      ["pneus-da-moto", "Pneus", "moto-tyre-road", [["pneus-de-moto", "Pneus de moto", "moto-tyre-road"]]],
      [
        "suspensao-da-moto",
        "Suspensão",
        "moto-shock-red",
        [["amortecedores-de-moto", "Amortecedores de moto", "moto-shock-red"]],
      ],
    ],
  ],
  [
    "motor-da-moto",
    "Motor e revisão",
    "moto-oil-10w30",
    [
      [
        "revisao",
        "Revisão",
        "moto-oil-10w30",
        [
          ["oleos-de-moto", "Óleos", "moto-oil-10w30"],
          ["filtros-de-oleo-de-moto", "Filtros de óleo", "moto-oil-filter-coalimpo"],
          ["velas-de-moto", "Velas", "spark-plug"],
        ],
      ],
    ],
  ],
  [
    "eletrica-da-moto",
    "Elétrica e acessórios",
    "moto-battery-red",
    [
      [
        "carga-e-luz",
        "Carga e luz",
        "moto-battery-red",
        [
          ["baterias-de-moto", "Baterias", "moto-battery-red"],
          ["lampadas-de-moto", "Lâmpadas", "bulb-h4"],
        ],
      ],
      ["comandos", "Comandos", "moto-mirror", [["retrovisores", "Retrovisores", "moto-mirror"]]],
    ],
  ],
];
