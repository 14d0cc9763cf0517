import { type ColorPictureName, colorImage } from "../pictures.ts";
import type { SampleOption } from "../sample-types.ts";

const COLORS = {
  black: { slug: "black", name: "Preto", color: "#1b1b1d" },
  white: { slug: "white", name: "Branco", color: "#ffffff" },
  gray: { slug: "gray", name: "Cinza", color: "#8a8f96" },
  beige: { slug: "beige", name: "Bege", color: "#d3bf9c" },
  brown: { slug: "brown", name: "Marrom", color: "#6b4526" },
  red: { slug: "red", name: "Vermelho", color: "#c8202c" },
  silver: { slug: "silver", name: "Prata", color: "#c5c9ce" },
} as const;

/** A choice of colors, each with the picture of a part in that color. */
export function colorOption(pictures: Partial<Record<keyof typeof COLORS, ColorPictureName>>): SampleOption {
  const values = Object.entries(pictures).map(([key, picture]) => ({
    ...COLORS[key as keyof typeof COLORS],
    image: colorImage(picture),
  }));
  return { type: "color", slug: "color", name: "Cor", values };
}

export function materialOption(...values: [slug: string, name: string][]): SampleOption {
  const named = values.map(([slug, name]) => ({ slug, name }));
  return { type: "default", slug: "material", name: "Material", values: named };
}
