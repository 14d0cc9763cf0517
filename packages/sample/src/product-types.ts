import { slugify } from "@pecacerta/rules/text";
import type { ProductLine } from "./product-lines/product-line.ts";
import type { SampleAttributeGroup, SampleType } from "./sample-types.ts";

const GENERAL = ["origin", "bar-code", "kit", "material"];
const DIMENSIONS = ["height", "width", "weight"];

/** Additional general attributes by trade. */
const TRADES: Record<string, string[]> = {
  freios: ["motor-type"],
  "freio-a-ar": ["motor-type"],
  suspensao: ["motor-type"],
  direcao: ["motor-type"],
  motor: ["motor-type"],
  arrefecimento: ["motor-type"],
  filtros: ["motor-type"],
  lubrificantes: [],
  ignicao: ["voltage", "motor-type"],
  eletrica: ["voltage", "load-capacity", "motor-type"],
  iluminacao: ["voltage", "motor-type"],
  transmissao: ["motor-type"],
  "pneus-e-rodas": ["load-capacity"],
  interior: ["load-capacity", "motor-type"],
  acessorios: ["motor-type"],
};

export const ATTRIBUTE_NAMES: Record<string, { name: string; group: SampleAttributeGroup; featured: boolean }> = {
  origin: { name: "Origem", group: "general", featured: true },
  voltage: { name: "Tensão", group: "general", featured: true },
  "bar-code": { name: "Código de barras", group: "general", featured: false },
  kit: { name: "Conteúdo da embalagem", group: "general", featured: false },
  "load-capacity": { name: "Capacidade de carga", group: "general", featured: true },
  material: { name: "Material", group: "general", featured: true },
  "motor-type": { name: "Motor", group: "general", featured: true },
  height: { name: "Altura da embalagem", group: "dimensions", featured: false },
  width: { name: "Largura da embalagem", group: "dimensions", featured: false },
  weight: { name: "Peso", group: "dimensions", featured: false },
};

export const POSITION = "Posição";

/** The technical data of a line, then its position and its guarantee. */
export const measureNames = ({ specs, position }: Pick<ProductLine, "specs" | "position">): string[] => [
  ...specs,
  ...(position && !specs.includes(POSITION) ? [POSITION] : []),
  "Garantia",
];

/** One product type per kind of part. */
export function buildProductTypes(lines: ProductLine[]): SampleType[] {
  const byPart = new Map(lines.map((line) => [line.part, line]));
  return [...byPart.values()].map(({ part, trade, ...line }) => ({
    slug: slugify(part),
    name: part,
    attributeGroups: [
      { slug: "general", name: "Geral", attributes: [...GENERAL, ...(TRADES[trade] ?? [])] },
      { slug: "measures", name: "Medidas e dados técnicos", attributes: measureNames(line).map(slugify) },
      { slug: "dimensions", name: "Dimensões da embalagem", attributes: DIMENSIONS },
    ],
  }));
}
