import type { SampleOption } from "../sample-types.ts";

const COLORS = {
  black: { slug: "black", name: "Preto", color: "#1b1b1d" },
  white: { slug: "white", name: "Branco", color: "#ffffff" },
  gray: { slug: "gray", name: "Cinza", color: "#8a8f96" },
  beige: { slug: "beige", name: "Bege", color: "#d3bf9c" },
  red: { slug: "red", name: "Vermelho", color: "#c8202c" },
  blue: { slug: "blue", name: "Azul", color: "#1f4f9e" },
  silver: { slug: "silver", name: "Prata", color: "#c5c9ce" },
} as const;

export function colorOption(...colors: (keyof typeof COLORS)[]): SampleOption {
  return { type: "color", slug: "color", name: "Cor", values: colors.map((key) => COLORS[key]) };
}

export function materialOption(...values: [slug: string, name: string][]): SampleOption {
  const named = values.map(([slug, name]) => ({ slug, name }));
  return { type: "default", slug: "material", name: "Material", values: named };
}
