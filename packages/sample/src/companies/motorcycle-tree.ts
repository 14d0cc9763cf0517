import type { Branch } from "../categories.ts";

export const MOTORCYCLE_TREE: Branch[] = [
  [
    "transmissao-da-moto",
    "Transmissão",
    "chain-kit",
    [["relacao", "Relação", "chain-kit", [["kits-de-relacao", "Kits de relação", "chain-kit"]]]],
  ],
  [
    "freios-da-moto",
    "Freios",
    "moto-pads",
    [
      [
        "material-de-atrito",
        "Material de atrito",
        "moto-pads",
        [
          ["pastilhas-de-moto", "Pastilhas", "moto-pads"],
          ["patins-de-freio", "Patins", "brake-shoes"],
        ],
      ],
    ],
  ],
  [
    "rodagem-da-moto",
    "Pneus e suspensão",
    "moto-tyre",
    [
      ["pneus-da-moto", "Pneus", "moto-tyre", [["pneus-de-moto", "Pneus de moto", "moto-tyre"]]],
      [
        "suspensao-da-moto",
        "Suspensão",
        "moto-shock",
        [["amortecedores-de-moto", "Amortecedores de moto", "moto-shock"]],
      ],
    ],
  ],
  [
    "motor-da-moto",
    "Motor e revisão",
    "oil-bottle-gold",
    [
      [
        "revisao",
        "Revisão",
        "oil-bottle-gold",
        [
          ["oleos-de-moto", "Óleos", "oil-bottle-gold"],
          ["filtros-de-oleo-de-moto", "Filtros de óleo", "moto-oil-filter"],
          ["velas-de-moto", "Velas", "spark-plug"],
        ],
      ],
    ],
  ],
  [
    "eletrica-da-moto",
    "Elétrica e acessórios",
    "moto-battery",
    [
      [
        "carga-e-luz",
        "Carga e luz",
        "moto-battery",
        [
          ["baterias-de-moto", "Baterias", "moto-battery"],
          ["lampadas-de-moto", "Lâmpadas", "bulb"],
        ],
      ],
      ["comandos", "Comandos", "moto-mirror", [["retrovisores", "Retrovisores", "moto-mirror"]]],
    ],
  ],
];
